/** Parts that fill the template of a page. */
export interface PagePieces {
  readonly head: string
  readonly body: string
  /** Data for hydration, as JSON. */
  readonly given: string
}

/**
 * Compiles the template of a page.
 *
 * @param template HTML with placeholders for head, body and hydration data
 */
export function createPageTemplate(template: string): (pieces: PagePieces) => Buffer<ArrayBuffer> {
  // Static sections are encoded once. Odd indexes are placeholders.
  const sections = template
    .split(/<!--(head|page|given)-->/)
    .map((part, at) => (at % 2 ? part : Buffer.from(part)))
  return ({ body, given, head }) => {
    // Escaped, because `</script>` in the data would end the script element.
    const json = given.replaceAll('<', String.raw`\u003c`)
    const pieces: Readonly<Record<string, string>> = { head, page: body, given: json }
    return Buffer.concat(
      sections.map((part) => (typeof part === 'string' ? Buffer.from(pieces[part] ?? '') : part)),
    )
  }
}
