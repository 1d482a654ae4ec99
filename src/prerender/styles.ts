import Beasties from 'beasties'

// Selectors to keep although the prerendered page does not match them: attributes set by the script in its
// head, bare pseudo-classes, and class names that are selectors themselves.
const always = [/\[data-(theme|member)/, /^:/, /^\.\\\[\\?[&@>]/]

/** Extractor of the rules that a page needs for its first paint. */
class FirstPaint extends Beasties {
  readonly #sheet: string

  constructor(sheet: string) {
    super({
      allowRules: always,
      inlineFonts: true,
      preload: 'body',
      reduceInlineStyles: false,
      logLevel: 'warn',
    })
    this.#sheet = sheet
  }

  override getCssAsset(): string {
    return this.#sheet
  }
}

/**
 * Extracts the rules of a style sheet that a page needs for its first paint.
 *
 * @param html page that links to the style sheet
 */
export async function firstPaintStyles(html: string, sheet: string): Promise<string> {
  const processed = await new FirstPaint(sheet).process(html)
  const [, styles] = /<style>(.*?)<\/style>/s.exec(processed) ?? []
  if (!styles) throw new Error('No styles were found for a page.')
  return styles
}
