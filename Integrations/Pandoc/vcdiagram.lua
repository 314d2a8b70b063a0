-- pandoc --lua-filter vcdiagram.lua: a code block of the class vcdiagram becomes its figure.
--
-- Attributes: src=FILE for a description in a file, caption="…", alt="…", width=…, and the options of drawing
-- that are listed below. VCDIAGRAM in the environment is the program, if it is not on the path.
local program = os.getenv("VCDIAGRAM") or "vcdiagram"
local passed = {
  "around", "captions", "emphasize", "figure", "fit", "font", "from", "group",
  "hide", "idiom", "ids", "language", "page", "panels", "perform", "pointers", "size", "spelling", "step",
  "template", "theme", "to", "window",
}
-- Options without a value: captions=true.
local flags = {captions = true, panels = true}
-- What the image itself has.
local own = {src = true, caption = true, width = true, height = true, alt = true}
local types = {svg = "image/svg+xml", pdf = "application/pdf", png = "image/png"}
local count = 0

-- What the output can hold: TeX has PDF, Office PNG.
local function ending()
  if FORMAT:match("latex") or FORMAT:match("beamer") then return "pdf" end
  if FORMAT:match("docx") or FORMAT:match("pptx") or FORMAT:match("odt") then return "png" end
  return "svg"
end

function CodeBlock(block)
  if not block.classes:includes("vcdiagram") then return nil end
  count = count + 1
  local attributes, arguments, text = block.attributes, {}, block.text
  local input
  if attributes.src then
    -- A name that begins with a dot is a file's: neither an option, nor a file in a commit of git.
    local source = attributes.src
    if source:find("\n") then error("vcdiagram: figure " .. count .. ": src is one file") end
    if source ~= "" and source:sub(1, 1) ~= "/" then source = "./" .. source end
    input, text = {"--", source}, ""
  else
    -- Pandoc does not tell the line that a block stands on.
    local document = PANDOC_STATE.input_files[1] or "pandoc"
    local name = block.identifier ~= "" and block.identifier or tostring(count)
    arguments = {"--stdin-name=" .. document .. " (figure " .. name .. ")"}
    input = {"-"}
  end
  for _, key in ipairs(passed) do
    local value = attributes[key]
    if value and not flags[key] then
      table.insert(arguments, "--" .. key .. "=" .. value)
    elseif value and value ~= "false" then
      table.insert(arguments, "--" .. key)
    end
    attributes[key] = nil
  end
  for key in pairs(attributes) do
    if not own[key] then
      io.stderr:write("[WARNING] vcdiagram: figure " .. count .. ": unknown attribute '" .. key .. "'\n")
    end
  end
  local function run(format)
    local all = {table.unpack(arguments)}
    table.insert(all, "--format=" .. format)
    if format == "png" then table.insert(all, "--scale=3") end
    for _, word in ipairs(input) do table.insert(all, word) end
    return pandoc.pipe(program, all, text) -- a failure ends pandoc, and the messages are told
  end
  local format = ending()
  local bytes = run(format)
  local alt = attributes.alt or run("alt"):gsub("\n$", "")
  local name = pandoc.sha1(bytes) .. "." .. format
  pandoc.mediabag.insert(name, types[format], bytes)
  local given = pandoc.utils.blocks_to_inlines(pandoc.read(attributes.caption or "", "markdown").blocks)
  local caption = #given > 0 and given or pandoc.Inlines(alt)
  local title = #given > 0 and "fig:" or "" -- by this Pandoc 2 knows a figure
  attributes.caption, attributes.src, attributes.alt = nil, nil, nil
  return pandoc.Para({
    pandoc.Image(caption, name, title, pandoc.Attr(block.identifier, {}, attributes)),
  })
end
