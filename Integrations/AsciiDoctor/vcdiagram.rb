# asciidoctor -r ./vcdiagram.rb: a block [vcdiagram] and a macro vcdiagram::FILE[] become their
# figure, which is written beside the output.
#
# Attributes: target=NAME, format=svg|png, width, and the options of drawing that are listed below.
# VCDIAGRAM in the environment is the program, if it is not on the path.
require 'asciidoctor/extensions'
require 'digest'
require 'fileutils'
require 'open3'

module VCDiagram
  PROGRAM = ENV['VCDIAGRAM'] || 'vcdiagram'
  PASSED = %w[figure template pointers theme step language emphasize].freeze

  # An image, or nil with what is wrong in the log.
  def self.image(processor, parent, input, text, attributes)
    document = parent.document
    format = attributes['format'] || (document.backend == 'html5' ? 'svg' : 'png')
    options = PASSED.filter_map { |key| "--#{key}=#{attributes[key]}" if attributes[key] }
    bytes = run(input, text, options + (format == 'png' ? ['--scale=3'] : []), format) or return
    name = attributes['target'] || "vcdiagram-#{Digest::SHA1.hexdigest(bytes)[0, 12]}"
    folder = File.join(document.attr('outdir') || document.attr('docdir'), document.attr('imagesdir', ''))
    FileUtils.mkdir_p folder
    File.binwrite File.join(folder, "#{name}.#{format}"), bytes
    alt = attributes['alt'] || run(input, text, options, 'text').split.join(' ')
    processor.create_image_block parent, {
      'target' => "#{name}.#{format}", 'alt' => alt, 'title' => attributes['title'],
      'id' => attributes['id'], 'width' => attributes['width']
    }.compact
  end

  def self.run(input, text, options, format)
    bytes, messages, status = Open3.capture3(
      PROGRAM, *input, *options, "--format=#{format}", stdin_data: text, binmode: true
    )
    level = status.success? ? :warn : :error
    messages.force_encoding('UTF-8').each_line do |line|
      Asciidoctor::LoggerManager.logger.public_send(level, line.chomp)
    end
    format == 'text' ? bytes.force_encoding('UTF-8') : bytes if status.success?
  end
end

Asciidoctor::Extensions.register do
  block :vcdiagram do
    on_context :listing, :literal, :open
    process do |parent, reader, attributes|
      place = "#{parent.document.attr('docfile') || reader.path}:#{reader.lineno}"
      text = reader.lines.join("\n")
      VCDiagram.image(self, parent, ['-', "--stdin-name=#{place}"], text, attributes)
    end
  end
  block_macro :vcdiagram do
    process do |parent, target, attributes|
      file = parent.normalize_system_path(target, parent.document.attr('docdir'))
      VCDiagram.image(self, parent, [file], '', attributes.reject { |key, _| key == 'target' })
    end
  end
end
