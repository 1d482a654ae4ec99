// Runs in a page before any of its own scripts. React tells its developer tools of every commit; here it tells this.

/** A component that rendered. */
export interface Rendered {
  /** The element it shows first, in words. */
  readonly shows: string
  /** The ids of this element and of those around it. */
  readonly within: readonly string[]
  /** True if the output changed. */
  readonly changed: boolean
}

/** As much as is needed of what React keeps of a component or an element. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

declare global {
  interface Window {
    /** Components rendered since the list was emptied. */
    rendered: Rendered[]
  }
}

const performedWork = 1
const observer = new MutationObserver(() => undefined)

function childrenOf({ child }: Fiber): Fiber[] {
  const children: Fiber[] = []
  for (let next = child; next; next = next.sibling) children.push(next)
  return children
}

const elementsOf = (fiber: Fiber): Element[] =>
  fiber.stateNode instanceof Element ? [fiber.stateNode] : childrenOf(fiber).flatMap(elementsOf)

const idsAround = (element: Element | null): string[] =>
  element ? [element.id, ...idsAround(element.parentElement)].filter(Boolean) : []

/** React writes some attributes of fields anew although they are as they were. */
const isChange = ({ target, attributeName, oldValue }: MutationRecord) =>
  !(target instanceof Element && attributeName && target.getAttribute(attributeName) === oldValue)

function visit(fiber: Fiber, changed: readonly Node[]): void {
  if (typeof fiber.type === 'function' && fiber.flags & performedWork) {
    const elements = elementsOf(fiber)
    const [first] = elements
    if (first) {
      const shows = `${first.tagName.toLowerCase()} ${first.textContent.trim().slice(0, 30)}`
      const isChanged = changed.some((node) => elements.some((element) => element.contains(node)))
      window.rendered.push({ shows, within: idsAround(first), changed: isChanged })
    }
  }
  // Fibers that React skipped are unchanged.
  if (fiber.child !== fiber.alternate?.child) for (const child of childrenOf(fiber)) visit(child, changed)
}

window.rendered = []
observer.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeOldValue: true,
  characterData: true,
})
Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      const changes = observer.takeRecords().filter(isChange)
      visit(
        current,
        changes.map(({ target }) => target),
      )
    },
  },
})
