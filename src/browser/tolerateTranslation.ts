/** Text node of React, with the element that shows its translation. */
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
 * Makes browser translation compatible with React. Browsers translate by replacing text nodes with `<font>`
 * elements. React keeps references to the old nodes, so it would fail to insert or remove next to them, and
 * its text updates would be invisible.
 *
 * Each replaced text node is put back, empty, before its translation. When React updates the node, the
 * translation is removed. When React removes or moves the node, the translation follows. When the browser
 * removes the translation, the node gets its text back.
 *
 * Hydration requires the server's markup, so translations are removed before it and restored after it.
 *
 * @returns `show` restores the translations after hydration; `isTranslated` is true while a translation is
 * shown
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
    // Discards the records that this function has caused itself.
    observer.takeRecords()
  }

  function begin(translation: Translation): void {
    // Character data is observed only on translated pages, because it costs time.
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

  // The script in the document head has marked elements translated before this script ran.
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
 * Patches DOM methods for translations that wrap or move elements, so that a node may no longer be where
 * React expects it. The node is then inserted next to its sibling's current ancestor, or removed from its
 * current parent.
 *
 * @param catchUp handles pending mutations
 */
function tolerateMovedNodes(catchUp: () => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- each method is called with the node as `this`
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

/** Child of an element that is the node or contains it. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
