/** Replaces every text of the page as the translation of a browser does: `Login` becomes `⟦Login⟧`, in elements of its own. */
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

/** Takes the translation back, as a browser does when somebody asks for the original. */
export function asUntranslated(text: string): string {
  return text.replaceAll(/[⟦⟧]/g, '')
}
