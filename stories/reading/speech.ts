import { Virtual } from '@guidepup/virtual-screen-reader'

/** Screen reader output for one element or text. */
export interface Line {
  /** Role, such as `heading`; empty for plain text. */
  readonly role: string
  readonly words: string
  /** True if it is a tab stop. */
  readonly isStop: boolean
}

/** Reads a page from beginning to end with a virtual screen reader. */
export async function speak(root: HTMLElement): Promise<readonly Line[]> {
  const reader = new Virtual()
  await reader.start({ container: root, window: root.ownerDocument.defaultView ?? window })
  const lines: Line[] = []
  const beginning = reader.activeNode
  let said = await reader.lastSpokenPhrase()
  const first = said
  do {
    lines.push(...linesOf(said, reader.activeNode))
    await reader.next()
    said = await reader.lastSpokenPhrase()
  } while (reader.activeNode !== beginning || said !== first)
  await reader.stop()
  return lines
}

/** Lines to list: without announcements of ends and without repeated texts of links and buttons. */
function linesOf(said: string, node: Node | null): Line[] {
  if (said.startsWith('end of ')) return []
  const [, named = '', told = ''] = roles.exec(said) ?? ['', '', said]
  const secret = secretOf(node)
  const role = secret === undefined ? named : 'masked textbox'
  const words = told.replaceAll(machinery, '').replace(secret ?? '', (hidden) => '•'.repeat(hidden.length))
  const isRepeated = role === '' && node?.parentElement?.closest('a, button')
  return isRepeated || (words === '' && !landmarks.has(role)) ? [] : [{ role, words, isStop: isStop(node) }]
}

/** Pattern of a role at the beginning of a phrase, where screen readers say it. */
const roles =
  /^(alert|banner|button|complementary|contentinfo|dialog|form|group|heading|image|link|list|listitem|main|navigation|paragraph|radio|radiogroup|region|status|tab|tablist|tabpanel|textbox)(?:, (.*))?$/s

const landmarks = new Set(['alert', 'banner', 'dialog', 'form', 'main', 'navigation', 'radiogroup'])

const machinery = /(?:, )?(?:level 1, position \d+, set size \d+|\d+ controls?|not busy)/g

/** Value of a password field, which has no role: screen readers announce masked characters. */
const secretOf = (node: Node | null) =>
  node !== null && 'type' in node && node.type === 'password' && 'value' in node
    ? String(node.value)
    : undefined

const isStop = (node: Node | null) =>
  // No `instanceof`, because the page is in another window with its own classes.
  node !== null && 'tabIndex' in node && Number(node.tabIndex) >= 0
