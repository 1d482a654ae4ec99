/**
 * Replaces all text of the page like a browser's translation: `Login` becomes `⟦Login⟧` in new elements. Runs
 * in the page.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (
      text.data.trim() === '' ||
      text.parentElement?.closest('[translate=no], script, style, template, font, textarea')
    )
      continue
    const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    const inner = outer.appendChild(outer.cloneNode())
    inner.textContent = `⟦${text.data}⟧`
    text.replaceWith(outer)
  }
}

/** Removes the marks of the translation from a text. */
export function asUntranslated(text: string): string {
  return text.replaceAll(/[⟦⟧]/g, '')
}
