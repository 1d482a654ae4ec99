import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  /** What the half is called in which it is written. */
  name: string
  sections: ReactNode
  page: ReactNode
}

/**
 * What is written, and the page that it becomes: beside each other where there is room, else one at a time, each where
 * it was scrolled to.
 */
export function Halves({ name: first, sections, page }: Props) {
  const names = [first, 'Page']
  const [half, setHalf] = useState(first)
  const scrolled = useRef<Readonly<Record<string, number>>>({})

  useLayoutEffect(() => {
    const top = scrolled.current[half]
    if (top !== undefined) scrollTo(0, top)
  }, [half])

  const show = (next: string) => {
    if (next === half) return
    scrolled.current = { [next]: 0, ...scrolled.current, [half]: scrollY }
    setHalf(next)
  }

  return (
    <Root
      value={half}
      onValueChange={show}
      className="@container [&_:is(a,button,input,summary)]:scroll-mt-30"
    >
      <List
        aria-label="What is shown"
        className="mb-4 flex gap-x-6 border-b border-line @min-[880px]:hidden print:hidden"
      >
        {names.map((name) => (
          <Trigger
            key={name}
            value={name}
            className="-mb-px min-h-12 border-b-3 border-transparent px-1 text-body text-muted transition-colors duration-colour hover:border-field hover:text-ink data-[state=active]:border-selected-line data-[state=active]:font-medium data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
          >
            {name}
          </Trigger>
        ))}
      </List>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @min-[880px]:grid-cols-[440px_minmax(0,1fr)]">
        <Content
          value={first}
          forceMount
          tabIndex={-1}
          className="min-w-0 @max-[880px]:data-[state=inactive]:hidden"
        >
          {sections}
        </Content>
        <Content
          value="Page"
          forceMount
          tabIndex={-1}
          className="min-w-0 @max-[880px]:data-[state=inactive]:hidden @min-[880px]:sticky @min-[880px]:top-30"
        >
          <section
            aria-label="Page"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls for itself, by the keyboard too
            tabIndex={0}
            className="rounded-panel bg-sunken p-2 sm:p-6 @min-[880px]:max-h-[calc(100dvh-144px)] @min-[880px]:overflow-y-auto"
          >
            <div className="rounded-control bg-surface p-4 sm:p-6">{page}</div>
          </section>
        </Content>
      </div>
    </Root>
  )
}
