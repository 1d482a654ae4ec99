import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { writingWords } from '../../words/shared/writing.ts'

interface Props {
  /** Panels by label. */
  panels: Readonly<Record<string, ReactNode>>
  /** Preview; without it the panels are alone. */
  page?: ReactNode
  /** `form`: the form takes the width, with a narrow preview beside it. */
  layout?: 'page' | 'form'
  /** Open panel and its setter; uncontrolled without them. */
  open?: string
  onOpen?: (name: string) => void
}

const trigger =
  '-mb-px min-h-12 border-b-3 border-transparent px-1 text-body text-muted transition-colors duration-colour hover:border-field hover:text-ink data-[state=active]:border-selected-line data-[state=active]:font-medium data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]'

/** From so wide on, in px, the page stands beside what is written. */
const ROOM = 880

const columns = {
  page: '@min-[880px]:grid-cols-[440px_minmax(0,1fr)]',
  form: '@min-[880px]:grid-cols-[minmax(0,1fr)_368px]',
} as const

/** The preview is the panel of no tab. */
const noPanel = { role: undefined, 'aria-labelledby': undefined }

/** Before this one the page stands among the tabs. */
const CHECK = 'Check'

/**
 * Panels with a preview: side by side where there is room, otherwise one at a time, each with its scroll
 * position.
 */
export function Halves({ panels, page, layout = 'page', open, onOpen }: Props) {
  const names = Object.keys(panels)
  const [ownShown, setShown] = useState(names[0] ?? '')
  const shown = open ?? ownShown
  // The page stands beside one of the panels where there is room: the one that was open last.
  const [panel, setPanel] = useState(shown)
  if (shown !== 'Page' && shown !== panel) setPanel(shown)
  const root = useRef<HTMLDivElement>(null)
  const [hasRoom, setHasRoom] = useState(false)
  const scrolled = useRef<Readonly<Record<string, number>>>({})

  useEffect(() => {
    const observer = new ResizeObserver(([seen]) =>
      setHasRoom(seen !== undefined && seen.contentRect.width >= ROOM),
    )
    if (root.current) observer.observe(root.current)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const top = scrolled.current[shown]
    if (top !== undefined) scrollTo(0, top)
  }, [shown])

  const show = (next: string) => {
    if (next === shown) return
    scrolled.current = { [next]: 0, ...scrolled.current, [shown]: scrollY }
    setShown(next)
    onOpen?.(next)
  }

  const pageTab = page !== undefined && (
    <Trigger value="Page" className={`${trigger} @min-[880px]:hidden`}>
      {writingWords.page}
    </Trigger>
  )

  return (
    <Root
      ref={root}
      value={shown}
      onValueChange={show}
      className="@container [&_:is(a,button,input,summary)]:scroll-mt-30"
    >
      <List
        aria-label={writingWords.tabs}
        className={`mb-4 flex flex-wrap gap-x-6 border-b border-line print:hidden ${names.length === 1 ? '@min-[880px]:hidden' : page !== undefined ? '@min-[880px]:max-w-[440px]' : ''}`}
      >
        {names.map((name) => (
          <Fragment key={name}>
            {name === CHECK && pageTab}
            <Trigger value={name} className={trigger}>
              {name}
            </Trigger>
          </Fragment>
        ))}
        {!names.includes(CHECK) && pageTab}
      </List>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${page === undefined ? '' : columns[layout]}`}
      >
        {names.map((name) => (
          <Content
            key={name}
            value={name}
            forceMount
            tabIndex={-1}
            {...(hasRoom && page !== undefined && names.length === 1 && noPanel)}
            className={`min-w-0 @max-[880px]:data-[state=inactive]:hidden ${name === panel ? '' : '@min-[880px]:hidden'}`}
          >
            {panels[name]}
          </Content>
        ))}
        {page !== undefined && (
          <Content
            value="Page"
            forceMount
            tabIndex={-1}
            {...(hasRoom && noPanel)}
            className="min-w-0 @max-[880px]:data-[state=inactive]:hidden @min-[880px]:sticky @min-[880px]:top-30"
          >
            <section
              aria-label={writingWords.page}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls for itself, by the keyboard too
              tabIndex={0}
              className="rounded-panel bg-sunken p-2 sm:p-6 @min-[880px]:max-h-[calc(100dvh-144px)] @min-[880px]:overflow-y-auto"
            >
              {page}
            </section>
          </Content>
        )}
      </div>
    </Root>
  )
}

interface PaperProps {
  /** Whether printing gives it alone, without what is written in. */
  isPrinted?: boolean
  children: ReactNode
}

/** Sheet of paper on a sunken ground. */
export const Paper = ({ isPrinted = false, children }: PaperProps) => (
  <div {...(isPrinted && { 'data-paper': '' })} className="rounded-control bg-surface p-4 sm:p-6 print:p-0">
    {children}
  </div>
)
