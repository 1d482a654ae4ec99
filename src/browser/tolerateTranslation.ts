/** A text node of the application's, and the element that shows its translation. */
interface Translation {
  readonly text: Text
  readonly shown: Element
  readonly original: string
}

export interface PageTranslation {
  readonly show: () => void
  readonly isTranslated: () => boolean
}

/**
 * Lets a browser translate the page without taking it from React. A translation replaces text nodes by `<font>`
 * elements, and React, which goes on with its own nodes, would fail to insert beside them or to remove them, or would
 * write where nobody reads.
 *
 * Each replaced text node returns, empty, to its place before its translation. When React writes to it, the translation
 * gives way; when React removes or moves it, the translation follows; when the translation is taken back, the node has
 * its text again.
 *
 * React hydrates only what the server has rendered, so translations are kept aside until then.
 *
 * @returns `show` shows the translations that were kept aside; to be called once the page is hydrated. `isTranslated` is
 * true while a translation is shown
 */
export function tolerateTranslation(root: HTMLElement): PageTranslation {
  const translations = new Map<Text, Translation>()
  const elements = new Set<Element>()
  let aside: Translation[] | undefined = []

  const observer = new MutationObserver(follow)
  const observe = (characterData: boolean) =>
    observer.observe(document.body, { childList: true, subtree: true, characterData })

  function follow(records: readonly MutationRecord[]): void {
    for (const record of records) {
      for (const text of record.removedNodes) {
        if (!(text instanceof Text) || text.isConnected || translations.has(text)) continue
        const shown = [...record.addedNodes, record.previousSibling, record.nextSibling].find(isTranslation)
        if (shown?.parentNode !== record.target || elements.has(shown)) continue
        const translation = { text, shown, original: text.data }
        if (aside) {
          shown.replaceWith(text)
          aside.push(translation)
        } else {
          shown.before(text)
          begin(translation)
        }
      }
    }
    for (const translation of translations.values()) settle(translation)
    // They tell of nothing but this.
    observer.takeRecords()
  }

  function begin(translation: Translation): void {
    // Only of a page that was translated is it worth knowing what is written.
    if (translations.size === 0) observe(true)
    translations.set(translation.text, translation)
    elements.add(translation.shown)
    translation.text.data = ''
  }

  function settle({ text, shown, original }: Translation): void {
    if (text.isConnected && shown.isConnected && text.data === '') {
      if (text.nextSibling !== shown) text.after(shown)
      return
    }
    if (text.isConnected && text.data === '') text.data = original
    shown.remove()
    translations.delete(text)
    elements.delete(shown)
  }

  function show(): void {
    follow(observer.takeRecords())
    const hydrated = aside ?? []
    aside = undefined
    for (const translation of hydrated) {
      const { text, shown, original } = translation
      if (!text.isConnected || text.data !== original) continue
      text.after(shown)
      begin(translation)
    }
    observer.takeRecords()
  }

  // The script in the page's head has marked what was translated before this.
  for (const shown of root.querySelectorAll<HTMLElement>('font[data-original]')) {
    const original = shown.dataset['original'] ?? ''
    const text = new Text(original)
    shown.replaceWith(text)
    aside.push({ text, shown, original })
  }
  observe(false)
  tolerateMovedNodes(() => follow(observer.takeRecords()))
  return { show, isTranslated: () => translations.size > 0 }
}

const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT'

/**
 * Some translations move elements into one of their own, and a node may be gone in the moment in which React reaches for
 * it. A node is then inserted beside, or removed from, where its neighbour is now.
 *
 * @param catchUp follows what has happened so far
 */
function tolerateMovedNodes(catchUp: () => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on the node that it is asked of
  const { insertBefore, removeChild } = Node.prototype

  Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, child: Node | null) {
    if (child && child.parentNode !== this) catchUp()
    insertBefore.call(this, node, childWith(this, child))
    return node
  }

  Node.prototype.removeChild = function <Removed extends Node>(child: Removed) {
    if (child.parentNode !== this) catchUp()
    if (child.parentNode && this.contains(child)) removeChild.call(child.parentNode, child)
    return child
  }
}

/** The child of an element that is, or contains, a node. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
