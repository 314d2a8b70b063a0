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
  PASSED = %w[
    around captions emphasize figure fit font from group hide idiom ids
    language page panels perform pointers size spelling step template theme to window
  ].freeze
  # Options without a value: captions=true.
  FLAGS = %w[captions panels].freeze
  # What an image has besides, and what AsciiDoctor adds by itself.
  OWN = %w[target format width alt title id role style options subs attribute_entries].freeze
  FORMATS = %w[svg png].freeze

  # An image, or nil with what is wrong in the log.
  def self.image(processor, parent, input, text, attributes)
    document = parent.document
    format = attributes['format'] || (document.backend == 'html5' ? 'svg' : 'png')
    return refuse "format=#{format}: a figure is #{FORMATS.join ' or '}" unless FORMATS.include? format
    # There AsciiDoctor reads no file and writes none but its own.
    return refuse "no figures in AsciiDoctor's safe mode 'secure'" if document.safe >= Asciidoctor::SafeMode::SECURE

    options = options(parent, attributes)
    bytes = run(input, text, options + (format == 'png' ? ['--scale=3'] : []), format)
    name = attributes['target'] || "vcdiagram-#{Digest::SHA1.hexdigest(bytes)[0, 12]}"
    file = output(parent, "#{name}.#{format}")
    FileUtils.mkdir_p File.dirname(file)
    File.binwrite file, bytes
    alt = attributes['alt'] || run(input, text, options, 'alt').chomp
    processor.create_image_block parent, {
      'target' => "#{name}.#{format}", 'alt' => alt, 'title' => attributes['title'],
      'id' => attributes['id'], 'width' => attributes['width']
    }.compact
  end

  # Where a figure is written: beside the output, or wherever the safe mode lets a document write.
  def self.output(parent, name)
    document = parent.document
    folder = document.attr('outdir') || document.attr('docdir')
    jail = folder unless document.safe < Asciidoctor::SafeMode::SAFE
    images = document.attr('imagesdir', '')
    parent.normalize_system_path(images.empty? ? name : "#{images}/#{name}", folder, jail)
  end

  # The options of drawing. A template's file is read from where the document may read.
  def self.options(parent, attributes)
    warn_of_unknown attributes
    PASSED.filter_map do |key|
      value = attributes[key] or next
      next ("--#{key}" unless value == 'false') if FLAGS.include? key

      value = readable(parent, value) if key == 'template' && value =~ %r{[./]}
      value = value.gsub(%r{(?<==)[^,]*[./][^,]*}) { |file| readable(parent, file) } if key == 'font'
      "--#{key}=#{value}"
    end
  end

  def self.readable(parent, file)
    parent.normalize_system_path(file, parent.document.attr('docdir'))
  end

  def self.warn_of_unknown(attributes)
    attributes.each_key do |key|
      next if !key.is_a?(String) || (PASSED + OWN).include?(key) || key.end_with?('-option')
      next if key.start_with?('cloaked-')

      Asciidoctor::LoggerManager.logger.warn "vcdiagram: unknown attribute '#{key}'"
    end
  end

  def self.refuse(message)
    Asciidoctor::LoggerManager.logger.error "vcdiagram: #{message}"
    nil
  end

  # The output of the program. A figure that can't be drawn ends the conversion.
  #
  # Names follow two dashes: one that begins with a dash is a name all the same.
  def self.run(input, text, options, format)
    bytes, messages, status = Open3.capture3(
      PROGRAM, *options, "--format=#{format}", *input, stdin_data: text, binmode: true
    )
    level = status.success? ? :warn : :error
    messages.force_encoding('UTF-8').each_line do |line|
      Asciidoctor::LoggerManager.logger.public_send(level, line.chomp)
    end
    raise 'vcdiagram: a figure could not be drawn' unless status.success?

    format == 'alt' ? bytes.force_encoding('UTF-8') : bytes
  end
end

Asciidoctor::Extensions.register do
  block :vcdiagram do
    on_context :listing, :literal, :open
    process do |parent, reader, attributes|
      place = "#{parent.document.attr('docfile') || reader.path}:#{reader.lineno}"
      text = reader.lines.join("\n")
      VCDiagram.image(self, parent, ["--stdin-name=#{place}", '-'], text, attributes)
    end
  end
  block_macro :vcdiagram do
    process do |parent, target, attributes|
      # The program would take several lines for several files.
      next VCDiagram.refuse("#{target.inspect} is not one file") if target.include? "\n"

      file = parent.normalize_system_path(target, parent.document.attr('docdir'))
      VCDiagram.image(self, parent, ['--', file], '', attributes.reject { |key, _| key == 'target' })
    end
  end
end
