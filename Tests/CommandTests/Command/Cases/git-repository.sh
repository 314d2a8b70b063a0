# Makes a repository in the current folder, in which the lines of git-programs.txt set something up.
printf '#!/bin/sh\n: > "%s"\nexit 1\n' "$planted" > "$program"; chmod +x "$program"
git init -q . && git config user.email a@example.com && git config user.name A
echo 'rootViewController: {id: a, class: A}' > app.yaml
echo 'class Screen: UIViewController {}' > Screen.swift
git add -A && git commit -qm one

promise() { # URL: HEAD's files are missing, so git fetches them from there
  for blob in $(git rev-parse HEAD:app.yaml HEAD:Screen.swift); do
    rm -f ".git/objects/$(echo $blob | cut -c1-2)/$(echo $blob | cut -c3-)"
  done
  git config core.repositoryformatversion 1
  git config extensions.partialClone origin
  git config remote.origin.promisor true
  git config remote.origin.url "$1"
}
attribute() { # NAME=VALUE, of app.yaml
  echo "app.yaml $1" > .gitattributes
}
hooks() { # FOLDER
  mkdir -p "$1"
  for hook in pre-commit post-checkout post-index-change reference-transaction pre-auto-gc fsmonitor-watchman; do
    cp "$program" "$1/$hook"
  done
}
branches() { # two that both change app.yaml
  git checkout -q -b other; echo '# 1' >> app.yaml; git commit -qam two
  git checkout -q -; echo '# 2' >> app.yaml; git commit -qam three
}
signed() { # a commit with a signature, which nobody made
  git cat-file commit HEAD > commit
  { sed '/^$/,$d' commit; echo 'gpgsig -----BEGIN PGP SIGNATURE-----'; echo ' x'; echo ' -----END PGP SIGNATURE-----'; echo; echo two; } > signed
  git reset -q --hard $(git hash-object -t commit -w signed)
}
alternates() { # objects in another repository
  for name in other third; do git init -q --bare .git/$name.git; git push -q .git/$name.git HEAD:x; done
  git -C .git/other.git symbolic-ref HEAD refs/heads/x
  echo "$PWD/.git/third.git/objects" > .git/objects/info/alternates
}
