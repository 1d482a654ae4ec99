// Runs in a page before its own scripts. Poses as React's developer tools, which receive every commit.

/** A component that rendered. */
export interface Rendered {
  /** Description of its first element. */
  readonly shows: string
  /** Ids of the first element and its ancestors. */
  readonly within: readonly string[]
  /** True if the rendering changed the DOM. */
  readonly changed: boolean
}

/** Used fields of React's internal node for a component or element. */
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

/** False for attributes that React writes again with the same value. */
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
  // React skipped the children, so they are unchanged.
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
