#!/usr/bin/env python3
"""A second engine for the rules of UIKit's view controllers (Rules.md), a generator of random
hierarchies, and a comparison with the program's answers. It was written from the rules alone, by
somebody who hadn't read the program, so that a fault in one of the two shows.

  second_engine.py run FIRST COUNT     compare these seeds, and count what differs by kind
  second_engine.py one SEED            compare one seed, and minimise what differs
  second_engine.py file FILE           compare one description in JSON

VCDIAGRAM names the program. Not covered: transitions, search controllers, collapsed columns,
several windows, More, timing and segues.
"""
import collections
import copy
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(os.environ.get("VCDIAGRAM", ".build/release/vcdiagram"))
WORK = tempfile.mkdtemp()
KINDS = {"UINavigationController": "nav", "UITabBarController": "tab",
         "UISplitViewController": "split", "UIPageViewController": "page",
         "UIAlertController": "alert"}
CONTEXT = ("currentContext", "overCurrentContext")
SHEETS = ("pageSheet", "formSheet")
COLUMNS = ("primary", "supplementary", "secondary")


class Refused(Exception):
    """A step that changes nothing: `level` is warning (logged, or no effect) or error."""

    def __init__(self, level, why):
        super().__init__(why)
        self.level, self.why = level, why


class Undecided(Exception):
    """A step whose effect no rule tells: the comparison of its hierarchy ends before it."""


class Controller:
    """One view controller, with its containment and at most one presentation each way."""

    def __init__(self, id_, class_, kind, keys):
        self.id, self.class_, self.kind, self.keys = id_, class_, kind, keys
        self.parent, self.children, self.selected = None, [], None
        self.presentation = None   # what it presents
        self.presented_by = None   # the presentation that shows it
        self.named = "primary" in keys or "secondary" in keys

    def up(self):
        """The controller and its ancestors, from the nearest (R1)."""
        c = self
        while c:
            yield c
            c = c.parent

    def top(self):
        return list(self.up())[-1]

    def below(self):
        """The controller and all that it contains."""
        yield self
        for c in self.children:
            yield from c.below()

    def nearest(self, *kinds, counted=False):
        """The nearest container of these kinds (R2); R19 counts the controller itself."""
        for c in self.up():
            if c.kind in kinds and (counted or c is not self):
                return c
        return None


Presentation = collections.namedtuple("Presentation", "sender presenter presented style by_flag")


class Engine:
    """The state of one description, and the steps that change it."""

    def __init__(self, d):
        self.book = d.get("rules") == "book"
        self.ios = d.get("ios", 7 if self.book else 26)
        self.phone = d.get("idiom") == "phone"
        self.compact = d.get("horizontalSizeClass", "compact" if self.phone else "regular") == "compact"
        self.all = {}
        self.initial = []
        self.hidden = {}   # the columns that a split view controller hides, with it (R25)
        self.root = self.declare(d["rootViewController"])
        begun = list(self.initial)   # what a scene presents, another step says
        for s in d.get("scenes", []):
            self.declare(s)
        self.hide_what_is_shown_later(d.get("steps", []))
        for sender, presented in begun:
            self.present(presented, sender, before=True)

    # Declarations

    def declare(self, node):
        keys = dict(node)
        c = Controller(node["id"], node["class"], KINDS.get(node["class"], "custom"), keys)
        self.all[c.id] = c
        for child in node.get("viewControllers", node.get("children", [])):
            self.attach(self.declare(child), c)
        for name in COLUMNS:
            if name in node:
                self.attach(self.wrap(self.declare(node[name])), c)
        if c.kind == "tab" and c.children:
            c.selected = c.children[node.get("selectedIndex", 0)]
        if "presents" in node:   # in the order of the document
            i = len(self.initial)
            self.initial.append(None)
            self.initial[i] = (c, self.declare(node["presents"]))
        return c

    def wrap(self, c):
        """A column's navigation controller, which UIKit makes around any other (R25)."""
        if c.kind == "nav":
            return c
        id_ = c.id + ".navigationController"
        if id_ in self.all:
            made = self.all[id_]
            if c not in made.children and (made.children or made.parent):
                raise Undecided("its navigation controller contains others, or is a column")
        else:
            made = self.all[id_] = Controller(id_, "UINavigationController", "nav", {})
        if c not in made.children:
            self.attach(c, made)
        return made

    # Containment

    def attach(self, child, container, index=None):
        child.parent = container
        if index is None:
            container.children.append(child)
        else:
            container.children.insert(index, child)
        if container.kind == "tab" and container.selected is None:
            container.selected = child

    def detach(self, child):
        """Takes a child out; what its subtree presents ends ("What leaves takes ... along")."""
        container = child.parent
        if container is None:
            return
        for c in child.below():
            self.end(c.presentation)
        i = container.children.index(child)
        container.children.remove(child)
        child.parent = None
        if container.kind == "tab" and container.selected is child:   # R21
            rest = container.children
            container.selected = (rest[i] if i < len(rest) else rest[0]) if rest else None

    def end(self, p):
        """Ends a presentation and all above it (R10, R11)."""
        if p is None:
            return
        for c in p.presented.below():
            self.end(c.presentation)
        p.presenter.presentation = p.presented.presented_by = None

    def may_become_child(self, c, container):
        if c is self.root:
            raise Refused("error", "the root cannot become a child")
        if c in container.up():
            raise Refused("error", "a container cannot be in itself")
        if c.presented_by:
            raise Refused("warning", "what is presented doesn't become a child")

    def may_be_pushed(self, c, nav):
        if nav.kind != "nav":
            raise Refused("error", "no navigation controller")
        if c.kind == "nav" or c.kind == "split":
            raise Refused("error", "cannot be in a stack")

    def push(self, c, nav):
        """R18."""
        self.may_be_pushed(c, nav)
        if c.parent is nav:
            raise Refused("error", "a stack holds a controller once")
        self.may_become_child(c, nav)
        self.detach(c)
        self.attach(c, nav)

    def pop(self, nav, keep=None):
        """R18: a pop takes away the last, or all but the first `keep`."""
        if nav.kind != "nav":
            raise Refused("error", "no navigation controller")
        if keep is None:
            keep = len(nav.children) - 1
        if len(nav.children) <= 1 or keep >= len(nav.children):
            raise Refused("warning", "nothing is popped")
        for c in reversed(nav.children[keep:]):
            self.detach(c)

    def pop_to(self, c):
        if c.parent is None or c.parent.kind != "nav":
            raise Refused("error", "in no stack")
        self.pop(c.parent, c.parent.children.index(c) + 1)

    def limit(self, container, count):
        """How many children a page or split view controller takes (R24, R25)."""
        if container.kind == "page" and count > 1:
            raise Refused("error", "a page view controller shows one page")
        if container.kind == "split" and self.ios < 8 and count != 2:
            raise Refused("error", "exactly two before iOS 8")

    def set_children(self, new, container):
        if container.kind in ("alert", "custom") or container.named:
            raise Refused("error", "has no list to set")
        if len(set(map(id, new))) < len(new):
            raise Refused("error", "listed twice")
        for c in new:
            if container.kind == "nav":
                self.may_be_pushed(c, container)
            self.may_become_child(c, container)
        self.limit(container, len(new))
        if new == container.children:
            return
        before, place = container.selected, None
        if before in container.children:
            place = container.children.index(before)
        for c in list(container.children):
            if c not in new:
                self.detach(c)
        for c in new:
            if c.parent is not container:
                self.detach(c)
        container.children = []
        for c in new:
            c.parent = container
            container.children.append(c)
        if container.kind == "tab":   # the tab of before, else at its place, else the first
            if before in new:
                container.selected = before
            elif place is not None and place < len(new):
                container.selected = new[place]
            else:
                container.selected = new[0] if new else None

    def add(self, c, container):
        if container.kind == "nav":
            return self.push(c, container)
        if container.named:
            raise Refused("error", "takes no children")
        if c.parent is container:
            raise Refused("warning", "is a child already")
        self.may_become_child(c, container)
        self.limit(container, len(container.children) + 1)
        self.detach(c)
        self.attach(c, container)

    def remove(self, c):
        if c.parent is None:
            raise Refused("warning", "has no parent")
        self.detach(c)

    def transition(self, new, old):
        """R33."""
        container = old.parent
        if container is None:
            raise Refused("error", "no common parent")
        if container.kind != "custom":
            raise Refused("warning", "only in a container of one's own")
        if new is old:
            raise Refused("warning", "for itself")
        if new.parent is container:
            return self.detach(old)
        self.may_become_child(new, container)
        if old in new.below():
            raise Refused("error", "contains what it replaces")
        self.detach(new)
        self.attach(new, container)   # added at the end, as by addChild
        self.detach(old)

    def select(self, tab, bar):
        if bar.kind != "tab" or tab.parent is not bar:
            raise Refused("error", "no tab")
        bar.selected = tab

    def replace(self, split, i, c):
        """A split view controller's column gets another controller (R19, R25)."""
        old = split.children[i]
        self.may_become_child(c, split)
        made = c.parent if split.named and c.parent and c.parent.id == c.id + ".navigationController" else c
        if made.parent is split:
            raise Refused("warning", "is a column already")
        if old in c.below():
            raise Refused("error", "contains what it replaces")
        self.detach(c)
        if split.named:
            if c.kind == "split":
                raise Refused("error", "a split view controller is in no stack")
            c = self.wrap(c)
        if old in split.children:
            i = split.children.index(old)
            self.detach(old)
        self.attach(c, split, min(i, len(split.children)))

    def show(self, c, sender):
        """R19."""
        target = sender.nearest("nav", "split", counted=True)
        if target is None or target.kind == c.kind == "nav":
            return self.present_instead(c, sender)
        if target.kind == "nav":
            return self.push(c, target)
        way = list(sender.up())
        i = 0 if sender is target else target.children.index(way[way.index(target) - 1])
        if not target.children:
            self.may_become_child(c, target)
            self.detach(c)
            return self.attach(c, target)
        self.replace(target, i, c)

    def show_detail(self, c, sender):
        """R19; "The detail is the last child"."""
        split = sender.nearest("split", counted=True)
        if split is None:
            return self.present_instead(c, sender)
        if len(split.children) < 2:
            if c.parent is split:
                return None
            self.may_become_child(c, split)
            self.detach(c)
            return self.attach(c, split)
        return self.replace(split, len(split.children) - 1, c)

    def present_instead(self, c, sender):
        """R19: what no container shows, the front of the window presents."""
        if sender not in self.window():
            raise Refused("warning", "the receiver is not in the window")
        front = self.root
        while front.presentation:
            front = front.presentation.presented
        self.present(c, front)

    # Presentation

    def style(self, c):
        """R13, R14: the style in force."""
        if c.kind == "alert":
            return "overFullScreen"
        style = c.keys.get("modalPresentationStyle")
        if style is None:
            style = "fullScreen" if self.ios < 13 else "automatic"
        if style == "automatic":
            style = "pageSheet" if self.ios < 18 else "formSheet"
        return style

    def defines(self, c):
        """R7."""
        return c.keys.get("definesPresentationContext", not self.book and c.kind in ("nav", "tab"))

    def presenter(self, presented, sender):
        """R5, R6, R36: who presents, and whether its flag made it."""
        style = self.style(presented)
        if self.ios < 8 and self.phone and style != "custom":
            style = "fullScreen"   # R14
        if style in CONTEXT and presented.kind != "alert":
            for c in sender.up():
                if self.defines(c):
                    return c, True
            return sender.top(), False
        covers = ("fullScreen",) + SHEETS
        if self.ios >= 8:
            covers += ("overFullScreen", "custom")
        top = sender.top()
        if self.book or style not in covers:
            return top, False
        while True:
            p = top
            while p.parent is None and p.presented_by:
                p = p.presented_by.presenter
            if p.parent is None:
                return top, False
            top = p.top()

    def in_family(self, c):
        """Whether a way of containment and presentation leads to the root (R20)."""
        top = c.top()
        while top.presented_by:
            top = top.presented_by.presenter.top()
        return top is self.root

    def present(self, c, sender, before=False):
        if c.parent:
            raise Refused("error", "a child cannot be presented")
        if c.presented_by and self.ios < 13 or c is self.root:   # R9
            raise Refused("error", "active")
        if c.kind == "split" and self.ios < 8:
            raise Refused("error", "split view controllers are not presented")
        p, by_flag = self.presenter(c, sender)
        if not self.in_family(sender):   # R22: its view is in no window, which is looked for first
            raise Refused("error" if c is p else "warning", "sender in no family")
        if c is p:
            raise Refused("error", "presents itself")
        if p.presentation and self.ios < 13:
            raise Refused("warning", "presents already")
        if not before and p not in self.window():   # R22
            raise Refused("warning", "not in the window")
        if p.presentation:
            raise Refused("warning", "presents already")
        if c.presented_by:
            raise Refused("error", "is presented by another")
        p.presentation = c.presented_by = Presentation(sender, p, c, self.style(c), by_flag)

    def dismiss(self, c):
        """R10."""
        for a in c.up():
            if a.presentation:
                return self.end(a.presentation)
        if not c.top().presented_by:
            raise Refused("warning", "nothing is dismissed")
        return self.end(c.top().presented_by)

    def dismiss_by_user(self, c):
        """R31, R38."""
        p = next((a.presentation for a in c.up() if a.presentation), None) or c.top().presented_by
        if p is None:
            raise Refused("warning", "nothing is dismissed")
        if any(m.presentation for m in p.presented.below()) or self.is_covered(p):
            raise Refused("warning", "something lies above it")
        if p.presented not in self.window():
            raise Refused("warning", "is not on the screen")
        seen = self.adapts_to(p.style, p.presented) or p.style
        zooms = self.ios >= 18 and p.presented.keys.get("preferredTransition") == "zoom"
        if p.presented.kind == "alert" or not (
                zooms or seen == "popover"
                or seen in SHEETS and self.ios >= 13 and self.extent(p) != "fullScreen"):
            raise Refused("warning", "no gesture")
        if self.ios >= 13 and any(m.keys.get("isModalInPresentation") for m in self.shown_below(p.presented)):
            raise Refused("warning", "is modal")
        return self.end(p)

    def is_covered(self, p):
        """Whether a container of the presenter, or of the one in whose place that lies, presents."""
        while p:
            if any(a.presentation for a in list(p.presenter.up())[1:]):
                return True
            p = p.presenter.top().presented_by
        return False

    def shown_below(self, top):
        """The members of a family that their containers show."""
        return [m for m in top.below()
                if all(a.parent is None or self.shows(a) for a in m.up())]

    def shows(self, c):
        """Whether the parent of a child shows it (R21)."""
        parent = c.parent
        if parent.kind == "split" and self.hidden.get(c) is parent:
            return False
        return {"nav": parent.children[-1], "tab": parent.selected}.get(parent.kind, c) is c

    def extent(self, p):
        """R37: what a sheet takes of the screen where its style doesn't say it."""
        seen = self.adapts_to(p.style, p.presented) or p.style
        if seen not in SHEETS or self.ios < 13:
            return None
        keys = p.presented.keys
        if self.phone and not self.compact:   # held sideways
            attached = self.ios >= 15 and keys.get("prefersEdgeAttachedInCompactHeight")
            return None if attached else "fullScreen"
        detents = keys.get("detents", ["large"])
        largest, rests = keys.get("largestUndimmedDetentIdentifier"), keys.get("selectedDetentIdentifier")
        rests = rests if rests in detents else detents[0]
        if not self.compact or self.ios < 15 or largest not in detents:
            return None
        return "undimmed" if detents.index(rests) <= detents.index(largest) else None

    def column(self, split, name):
        """The child in a column: the declared ones in their order, while none has left (R25)."""
        names = [n for n in COLUMNS + ("inspector",) if n in split.keys] if split.kind == "split" else []
        if name not in names or len(split.children) != len(names):
            return None
        return split.children[names.index(name)]

    def set_column(self, split, name, shown):
        """R25: show and hide of a column."""
        c = self.column(split, name)
        if c is None:
            raise Refused("error", "no such column")
        if (self.hidden.get(c) is split) != shown:
            raise Refused("warning", "nothing changes")
        if shown:
            del self.hidden[c]
        else:
            self.hidden[c] = split

    def hide_what_is_shown_later(self, steps):
        """R25: a column that a step shows before any hides it is hidden in the beginning."""
        named = set()
        for s in steps:
            verb = next((v for v in ("showColumn", "hideColumn") if v in s), None)
            c = self.column(self.all[s["of"]], s[verb]) if verb else None
            if c and c not in named:
                named.add(c)
                if verb == "showColumn":
                    self.hidden[c] = c.parent

    def set_root(self, c):
        """R26."""
        if c is self.root:
            raise Refused("warning", "is the root already")
        if c.parent:
            raise Refused("error", "cannot become the root")
        if c.presented_by:
            raise Refused("warning", "cannot become the root")
        for m in self.root.below():
            self.end(m.presentation)
        self.root = c

    # What is seen

    def adapts_to(self, style, c):
        """R14: what a style becomes in compact width, and a popover in compact height."""
        if self.ios < 8 and self.phone and style not in ("custom", "fullScreen"):
            return "fullScreen"
        if style == "popover" and self.ios >= 13 and self.phone and c.kind != "alert":
            return "formSheet"
        if not self.compact or self.ios < 8 or c.kind == "alert":
            return None
        if style in SHEETS + ("popover",) and self.ios < 13:
            return "fullScreen"
        return "formSheet" if style == "popover" else None

    def stays(self, p):
        """R12, R37: whether the presenter's view stays."""
        style = self.adapts_to(p.style, p.presented) or p.style
        return style not in ("fullScreen", "currentContext") and self.extent(p) != "fullScreen"

    def presentations(self):
        """From the root outward, those of one family in containment order."""
        out, todo = [], [self.root]
        while todo:
            top = todo.pop(0)
            for c in top.below():
                if c.presentation:
                    out.append(c.presentation)
                    todo.append(c.presentation.presented)
        return out

    def in_place(self, p):
        """Whether a presented family lies in its presenter's place (R21)."""
        return p.style in CONTEXT and not (self.ios < 8 and self.phone)

    def shown(self, c):
        """Whether each container shows the next, and each place lies in what is shown."""
        while True:
            while c.parent:
                if not self.shows(c):
                    return False
                c = c.parent
            p = c.presented_by
            if p is None:
                return c is self.root
            if not self.in_place(p):
                return True
            c = p.presenter

    def removed(self):
        """Those whose view a presentation takes out of the window, with all below (R12, R21)."""
        gone = set()
        for p in self.presentations():
            if self.stays(p) or not self.shown(p.presented):
                continue
            self.take_along(p.presenter, p.presented, gone)
        return gone   # those above the presenter stay ("Those above a presenter ...")

    def take_along(self, c, except_, gone):
        """The view of `c` leaves, with what it contains and what lies in its place, but
        `except_`."""
        for m in c.below():
            gone.add(m)
            p = m.presentation
            if p and p.presented is not except_ and self.in_place(p):
                self.take_along(p.presented, None, gone)

    def window(self):
        """All controllers whose view is in the window (R21)."""
        gone = self.removed()
        return {c for c in self.all.values()
                if self.in_family(c) and c not in gone and self.shown(c)}

    # Steps and answers

    def perform(self, step):
        if step.get("isInteractive"):
            return self.dismiss_by_user(self.all[step["dismiss"]])
        for verb in ("showColumn", "hideColumn"):
            if verb in step:
                return self.set_column(self.all[step["of"]], step[verb], verb == "showColumn")
        g = {k: ([self.all[i] for i in v] if isinstance(v, list) else self.all[v]) for k, v in step.items()}
        actions = [
            ("present", lambda: self.present(g["present"], g["from"])),
            ("dismiss", lambda: self.dismiss(g["dismiss"])),
            ("push", lambda: self.push(g["push"], g["onto"])),
            ("popToRoot", lambda: self.pop(g["popToRoot"], 1)),
            ("popTo", lambda: self.pop_to(g["popTo"])),
            ("pop", lambda: self.pop(g["pop"])),
            ("setViewControllers", lambda: self.set_children(g["setViewControllers"], g["of"])),
            ("showDetail", lambda: self.show_detail(g["showDetail"], g["from"])),
            ("show", lambda: self.show(g["show"], g["from"])),
            ("select", lambda: self.select(g["select"], g["in"])),
            ("add", lambda: self.add(g["add"], g["to"])),
            ("remove", lambda: self.remove(g["remove"])),
            ("transition", lambda: self.transition(g["transition"], g["from"])),
            ("setRootViewController", lambda: self.set_root(g["setRootViewController"]))]
        next(a for name, a in actions if name in step)()

    def answers(self):
        """What `resolve` tells, by controller and property."""
        out, seen = {}, self.window()
        name = lambda c: c.id if c else None
        for c in self.all.values():
            top = c.top()
            nearest = next((a.presentation.presented for a in c.up() if a.presentation), None)
            family = sorted(m.id for m in top.below()) if self.in_family(c) else None
            out[c.id] = {
                "class": c.class_, "children": [m.id for m in c.children],
                "parentViewController": name(c.parent),
                "navigationController": name(c.nearest("nav")),
                "tabBarController": name(c.nearest("tab")),
                "splitViewController": name(c.nearest("split")),
                "presentingViewController": name(top.presented_by and top.presented_by.presenter),  # R3
                "presentedViewController": name(nearest),   # R4
                "family": family, "inWindow": c in seen}
        shows = [{"sender": p.sender.id, "presenter": p.presenter.id, "presented": p.presented.id,
                  "modalPresentationStyle": None if p.presented.kind == "alert" else p.style,
                  "presenterStaysVisible": self.stays(p), "adaptsTo": self.adapts_to(p.style, p.presented),
                  "sheetExtent": self.extent(p)}
                 for p in self.presentations()]
        return out, sorted(shows, key=lambda s: s["presented"])


# The generator

def generate(seed):
    """A random description, which may ask for what UIKit refuses."""
    r = random.Random(seed)
    ios = r.choice([7, 8, 9, 12, 13, 15, 16, 17, 18, 26])
    phone = r.random() < 0.4
    compact = phone and r.random() < 0.85
    d = {"ios": ios, "idiom": "phone" if phone else "pad",
         "horizontalSizeClass": "compact" if compact or (phone and ios < 8) else "regular"}
    compact = d["horizontalSizeClass"] == "compact"
    if ios < 8:
        del d["horizontalSizeClass"]
    if r.random() < 0.08:
        d["rules"] = "book"
    styles = ["fullScreen", "pageSheet", "formSheet", "currentContext"]
    styles += ["custom"] + ["overFullScreen", "overCurrentContext", "popover"] * (ios >= 8)
    sheets = random.Random(seed + 0.5)   # what older seeds make stays as it was
    left, count, in_scenes = r.randint(3, 25), [0], False

    def node(depth, inside=None, alone=False):
        count[0] += 1
        n = {"id": "v%d" % count[0]}
        kinds = ["plain"] * (1 + 2 * depth) + ["custom", "page"]
        if inside != "nav":
            kinds += ["nav"] * 4
            if not compact and not (phone and ios < 8) and inside != "page":
                kinds += ["split"]
        kinds += ["tab"] * (2 if inside is None else 1)
        kind = r.choice(kinds) if depth < 5 and count[0] < left else "plain"
        if alone and ios >= 8 and r.random() < 0.12:
            kind = "alert"
        n["class"] = {v: k for k, v in KINDS.items()}.get(kind, "X%sController" % n["id"].upper())
        if kind == "nav":
            n["viewControllers"] = [node(depth + 1, "nav") for _ in range(r.randint(1, 3))]
        elif kind == "tab":
            n["viewControllers"] = [node(depth + 1, "tab") for _ in range(r.randint(1, 3))]
            n["selectedIndex"] = r.randrange(len(n["viewControllers"]))
        elif kind == "page":
            n["viewControllers"] = [node(depth + 1, "page")]
        elif kind == "custom":
            n["children"] = [node(depth + 1, "custom") for _ in range(r.randint(1, 3))]
        elif kind == "split" and ios >= 14 and r.random() < 0.5:
            n["style"] = r.choice(["doubleColumn", "tripleColumn"])
            for name in COLUMNS if n["style"] == "tripleColumn" else ("primary", "secondary"):
                n[name] = node(depth + 1, "column")
                if n[name]["class"] == "UISplitViewController":
                    n[name] = {"id": n[name]["id"], "class": "PlainController"}
        elif kind == "split":
            n["viewControllers"] = [node(depth + 1, "split") for _ in range(2)]
        if kind != "alert":
            if r.random() < 0.5:
                n["modalPresentationStyle"] = r.choice(styles)
            if r.random() < 0.25:
                n["definesPresentationContext"] = r.random() < 0.7
            if sheets.random() < 0.3:
                n["detents"] = sheets.choice([["medium"], ["large"], ["medium", "large"]])
                n["largestUndimmedDetentIdentifier"] = sheets.choice(["medium", "large"])
                if sheets.random() < 0.5:
                    n["selectedDetentIdentifier"] = sheets.choice(["medium", "large"])
            if sheets.random() < 0.1:
                n["prefersEdgeAttachedInCompactHeight"] = sheets.random() < 0.8
            if sheets.random() < 0.1:
                n["isModalInPresentation"] = sheets.random() < 0.8
            if sheets.random() < 0.1:
                n["preferredTransition"] = "zoom"
        if not in_scenes and r.random() < 0.08 and kind != "alert":
            n["presents"] = node(depth + 2, None, True)
        return n

    d["rootViewController"] = node(0)
    d["scenes"], in_scenes = [], True   # what a scene presents is not covered
    for _ in range(r.randint(1, 4)):
        s = node(r.choice([2, 4, 5]), None, True)
        d["scenes"].append(s)
    ids = re.findall(r'"id": "(v\d+)"', json.dumps(d))
    new = [s["id"] for s in d["scenes"]]
    nodes = {}

    def collect(n):
        if isinstance(n, dict):
            if "id" in n:
                nodes[n["id"]] = n
            n = n.values()
        for m in n if not isinstance(n, (str, int)) else ():
            collect(m)
    collect(d)
    some = lambda: r.choice(new) if r.random() < 0.7 else r.choice(ids)

    def of_kind(*classes):
        fit = [i for i in ids if nodes[i]["class"] in classes]
        return r.choice(fit) if fit and r.random() < 0.93 else r.choice(ids)
    own = lambda: r.choice([i for i in ids if "children" in nodes[i]] or ids)
    steps = []
    for _ in range(r.randint(0, 8)):
        what = r.choice(["present"] * 6 + ["dismiss"] * 2 + ["push"] * 2 + ["pop", "popToRoot", "popTo"] +
                        ["select"] * 2 + ["add", "remove", "set", "show", "show", "showDetail", "transition", "root"])
        nav, tab = of_kind("UINavigationController"), of_kind("UITabBarController")
        if what == "present":
            s = {"present": some(), "from": r.choice(ids)}
        elif what == "dismiss" or what == "remove":
            s = {what: r.choice(ids)}
            if what == "dismiss" and sheets.random() < 0.5:
                s["isInteractive"] = True
        elif what == "push":
            s = {"push": some(), "onto": nav}
        elif what in ("pop", "popToRoot"):
            s = {what: nav}
        elif what == "popTo":
            kids = [m["id"] for m in nodes[nav].get("viewControllers", [])]
            s = {what: r.choice(kids or ids)}
        elif what == "select":
            kids = [m["id"] for m in nodes[tab].get("viewControllers", [])]
            s = {"select": r.choice(kids + kids + ids[:1] if kids else ids), "in": tab}
        elif what == "add":
            s = {"add": some(), "to": own() if r.random() < .6 else of_kind("UITabBarController", "UINavigationController")}
        elif what == "set":
            of = of_kind("UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController")
            pool = [m["id"] for m in nodes[of].get("viewControllers", [])] + new
            s = {"setViewControllers": r.sample(pool, min(len(pool), r.randint(1, 3))), "of": of}
        elif what == "transition":
            kids = [m["id"] for m in nodes[own()].get("children", [])]
            s = {"transition": some(), "from": r.choice(kids or ids)}
        elif what == "root":
            if r.random() < 0.6:
                continue
            s = {"setRootViewController": some()}
        else:
            s = {what: some(), "from": r.choice(ids)}
        steps.append(s)
    columns = random.Random(seed + 0.25)   # what older seeds make stays as it was
    splits = [i for i in ids if "primary" in nodes[i]]
    if splits and not compact and columns.random() < 0.7:
        for _ in range(columns.randint(1, 4)):
            split = columns.choice(splits)
            names = [n for n in COLUMNS[:2] if n in nodes[split] or columns.random() < 0.1]
            verb = columns.choice(["hideColumn", "hideColumn", "showColumn"])
            steps.insert(columns.randint(0, len(steps)), {verb: columns.choice(names), "of": split})
    d["steps"] = steps
    return d


# The comparison

def written(d):
    """The description with its steps as one alternative, one step a line."""
    head = {k: v for k, v in d.items() if k != "steps"}
    text = json.dumps(head)[:-1]
    if not d["steps"]:
        return text + "}"
    return text + ',\n"alternatives": [{"label": "s", "steps": [\n' + ",\n".join(map(json.dumps, d["steps"])) + "]}]}\n"


def program(args):
    done = subprocess.run([PROGRAM] + args, cwd=WORK, capture_output=True, text=True)
    return done.returncode, done.stdout


def verdicts(names, counts):
    """What `check` says of each step (None: of the beginning), by file."""
    out = {n: (collections.defaultdict(set), set()) for n in names}
    _, text = program(["check", "--format", "json"] + names)
    for line in text.splitlines():
        m = json.loads(line)
        # A popover without a source is presented in both engines; that UIKit raises is a remark here.
        if m["severity"] not in ("warning", "error") or m["id"] == "points-at-nothing":
            continue
        steps, begin = out[m["file"]]
        i = m["range"]["start"]["line"] - 3 if m.get("range") else -1
        (steps[i] if 0 <= i < counts[m["file"]] else begin).add((m["severity"], m["id"]))
    return out


def compare(d, name, said):
    """Yields (class of disagreement, details)."""
    steps, begin = said
    begun = None
    try:
        e = Engine(d)
    except Refused as x:
        begun = x
    if begun or begin:
        if bool(begun) != bool(begin):
            yield "beginning %s/%s" % (begun and begun.why, sorted(begin)), (begun, begin)
        else:
            yield None, "beginning"
        return
    legal = []
    for i, s in enumerate(d["steps"]):
        try:
            e.perform(s)
            mine, why = "ok", ""
        except Refused as x:
            mine, why = x.level, x.why
        except Undecided:
            break
        theirs = "error" if any(l == "error" for l, _ in steps[i]) else "warning" if steps[i] else "ok"
        ids = ",".join(sorted(x for _, x in steps[i]))
        silent = theirs == "ok" and mine != "ok" and any(steps[j] for j in range(i))
        if silent:   # "refused without a word"; the state tells whether nothing changed
            theirs = mine
        elif mine != theirs:
            verb = next(iter(s))
            yield "verdict %s: mine %s (%s), program %s (%s)" % (verb, mine, why, theirs, ids), (i, s)
            if (mine == "ok") != (theirs == "ok"):
                return
        if theirs != "error":
            legal.append(s)
    if d["steps"] and not legal:
        return
    # A step that is left out shows no column, so that none is hidden for it in the beginning (R25).
    d = dict(d, steps=legal)
    states = answers_after(legal, Engine(d)) or [Engine(d).answers()]
    with open(os.path.join(WORK, name), "w") as f:
        f.write(written(d))
    code, text = program(["resolve", "--format", "json", name])
    if code:
        yield "exit code %d" % code, None
        return
    answer = json.loads(text)
    moments = [m["hierarchy"] for m in answer["alternatives"][0]["moments"]] if legal else [answer]
    if len(moments) != len(states):
        yield "number of moments", (len(moments), len(states))
        return
    for i, (state, theirs) in enumerate(zip(states, moments)):
        found = list(differences(state, theirs))
        yield None, len(theirs["viewControllers"])
        for kind, detail in found:
            verb = next(iter(legal[i])) if legal else "-"
            yield "%s after %s" % (kind, verb), (i, detail)
        if found:
            return


def answers_after(steps, engine):
    """The engine's answers after each step; one that it refuses changes nothing."""
    states = []
    for s in steps:
        try:
            engine.perform(s)
        except Refused:
            pass
        states.append(engine.answers())
    return states


def differences(state, theirs):
    mine, shows = state
    members = {f["number"]: sorted(f["members"]) for f in theirs["families"]}
    listed = set()
    for v in theirs["viewControllers"]:
        listed.add(v["id"])
        if v["id"] not in mine:
            yield "unknown controller", v["id"]
            continue
        for key, value in mine[v["id"]].items():
            other = members.get(v["family"]) if key == "family" else v[key]
            if other != value:
                yield key, (v["id"], "mine", value, "program", other)
    for id_, v in mine.items():
        if id_ not in listed and v["family"]:
            yield "not listed", id_
    other = sorted(theirs["presentations"], key=lambda s: s["presented"])
    for s, o in zip(shows, other):
        for key, value in s.items():
            if key == "modalPresentationStyle" and value is None:
                continue
            if o.get(key) != value:
                yield "presentation " + key, (s["presented"], "mine", value, "program", o[key])
    if len(shows) != len(other):
        yield "number of presentations", (len(shows), len(other))


def compare_all(ds, tag=""):
    """Compares named descriptions: checks them in one process."""
    for n, d in ds.items():
        with open(os.path.join(WORK, n), "w") as f:
            f.write(written(d))
    said = verdicts(list(ds), {n: len(d["steps"]) for n, d in ds.items()})
    for n, d in ds.items():
        try:
            yield n, list(compare(d, "r" + n, said[n]))
        except Exception as x:   # a fault of this engine's own
            yield n, [("crash %r" % x, None)]


def classes(d):
    return {k for _, found in compare_all({"m.json": d}) for k, _ in found if k}


def smaller(d):
    """Descriptions with one thing less."""
    for i in range(len(d["steps"])):
        yield dict(d, steps=d["steps"][:i] + d["steps"][i + 1:])
    if "rules" in d:
        yield {k: v for k, v in d.items() if k != "rules"}

    def paths(n, at=()):
        if isinstance(n, dict):
            for k in n:
                if k not in ("id", "class"):
                    yield at + (k,)
                yield from paths(n[k], at + (k,))
        elif isinstance(n, list):
            for i in range(len(n)):
                yield at + (i,)
                yield from paths(n[i], at + (i,))
    for part in ("rootViewController", "scenes"):
        for path in paths(d[part]):
            m = copy.deepcopy(d)
            at = m[part]
            for k in path[:-1]:
                at = at[k]
            gone = at.pop(path[-1])
            yield m
            if isinstance(gone, dict) and isinstance(at, list):   # its children in its place
                for child in gone.get("viewControllers", gone.get("children", [])):
                    m2 = copy.deepcopy(m)
                    at2 = m2[part]
                    for k in path[:-1]:
                        at2 = at2[k]
                    at2.insert(path[-1], child)
                    yield m2
    for child in d["rootViewController"].get("viewControllers", d["rootViewController"].get("children", [])):
        yield dict(d, rootViewController=child)


def minimise(d, wanted):
    again = True
    while again:
        again = False
        for m in smaller(d):
            try:
                if wanted in classes(m):
                    d, again = m, True
                    break
            except (KeyError, IndexError):
                continue
    return d


def main():
    if sys.argv[1] == "run":
        first, count = map(int, sys.argv[2:4])
        tally, example = collections.Counter(), {}
        states = controllers = begun = 0
        for start in range(first, first + count, 200):
            ds = {"%d.json" % s: generate(s) for s in range(start, min(start + 200, first + count))}
            for n, found in compare_all(ds):
                for kind, detail in found:
                    if kind is None:
                        if detail == "beginning":
                            begun += 1
                        else:
                            states, controllers = states + 1, controllers + detail
                seen = set()
                for kind, detail in found:
                    if kind and kind not in seen:
                        seen.add(kind)
                        tally[kind] += 1
                        example.setdefault(kind, []).append((n, detail))
            for n in ds:
                for f in (n, "r" + n):
                    if os.path.exists(os.path.join(WORK, f)):
                        os.remove(os.path.join(WORK, f))
        print(count, "hierarchies;", begun, "faulty beginnings;", states, "states;", controllers, "controllers")
        for kind, n in tally.most_common():
            print("%5d  %s   %s" % (n, kind, example[kind][:2]))
    else:
        d = generate(int(sys.argv[2])) if sys.argv[1] == "one" else json.load(open(sys.argv[2]))
        d.setdefault("scenes", [])
        found = next(iter(compare_all({"m.json": d})))[1]
        kinds = []
        for kind, detail in found:
            if kind:
                print(kind, detail)
                kinds.append(kind)
        if kinds and sys.argv[1] == "one":
            wanted = sys.argv[3] if len(sys.argv) > 3 else kinds[0]
            print(written(minimise(d, wanted)))


if __name__ == "__main__":
    try:
        main()
    finally:
        shutil.rmtree(WORK, ignore_errors=True)
