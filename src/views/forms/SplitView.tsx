import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { writingWords } from '../../words/shared/writing.ts'

interface PanelTab {
  name: string
  label: string
  content: ReactNode
}

interface Props {
  panels: readonly PanelTab[]
  /** Preview beside the panels; undefined for panels alone. */
  preview?: ReactNode
  /** Name of the panel before which the tab of the preview is placed; the last tab by default. */
  previewBefore?: string
  /** `form`: the form gets most of the width, with a narrow preview beside it. */
  layout?: 'page' | 'form'
  /** Open panel, for a controlled component. */
  open?: string
  onOpen?: (name: string) => void
}

const trigger =
  '-mb-px min-h-12 border-b-3 border-transparent px-1 text-body text-muted transition-colors duration-colour hover:border-field hover:text-ink data-[state=active]:border-selected-line data-[state=active]:font-medium data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]'

/** Minimum width for two columns, in px. */
const ROOM = 880

const columns = {
  page: '@min-[55rem]:grid-cols-[440px_minmax(0,1fr)]',
  form: '@min-[55rem]:grid-cols-[minmax(0,1fr)_368px]',
} as const

/** Attributes of the preview in two columns, where no tab controls it. */
const noPanel = { role: undefined, 'aria-labelledby': undefined }

/** Value of the preview's tab. */
const PREVIEW = 'preview'

/**
 * Panels with a preview: side by side in wide containers, otherwise as tabs, each with its own scroll
 * position.
 */
export function SplitView({ panels, preview, previewBefore, layout = 'page', open, onOpen }: Props) {
  const [ownShown, setShown] = useState(panels[0]?.name ?? '')
  const shown = open ?? ownShown
  // In two columns, the preview is next to the last open panel.
  const [panel, setPanel] = useState(shown)
  if (shown !== PREVIEW && shown !== panel) setPanel(shown)
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

  const previewTab = preview !== undefined && (
    <Trigger value={PREVIEW} className={`${trigger} @min-[55rem]:hidden`}>
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
        className={`mb-4 flex flex-wrap gap-x-6 border-b border-line print:hidden ${panels.length === 1 ? '@min-[55rem]:hidden' : preview !== undefined ? '@min-[55rem]:max-w-[440px]' : ''}`}
      >
        {panels.map(({ label, name }) => (
          <Fragment key={name}>
            {name === previewBefore && previewTab}
            <Trigger value={name} className={trigger}>
              {label}
            </Trigger>
          </Fragment>
        ))}
        {previewBefore === undefined && previewTab}
      </List>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${preview === undefined ? '' : columns[layout]}`}
      >
        {panels.map(({ content, name }) => (
          <Content
            key={name}
            value={name}
            forceMount
            tabIndex={-1}
            {...(hasRoom && preview !== undefined && panels.length === 1 && noPanel)}
            className={`min-w-0 @max-[55rem]:data-[state=inactive]:hidden ${name === panel ? '' : '@min-[55rem]:hidden'}`}
          >
            {content}
          </Content>
        ))}
        {preview !== undefined && (
          <Content
            value={PREVIEW}
            forceMount
            tabIndex={-1}
            {...(hasRoom && noPanel)}
            className="min-w-0 @max-[55rem]:data-[state=inactive]:hidden @min-[55rem]:sticky @min-[55rem]:top-30"
          >
            <section
              aria-label={writingWords.page}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
              tabIndex={0}
              className="rounded-panel bg-sunken p-2 sm:p-6 @min-[55rem]:max-h-[calc(100dvh-144px)] @min-[55rem]:overflow-y-auto"
            >
              {preview}
            </section>
          </Content>
        )}
      </div>
    </Root>
  )
}

interface PaperProps {
  /** Prints this sheet without the form. */
  isPrinted?: boolean
  children: ReactNode
}

/** Sheet of paper on a darker background. */
export const Paper = ({ isPrinted = false, children }: PaperProps) => (
  <div {...(isPrinted && { 'data-paper': '' })} className="rounded-control bg-surface p-4 sm:p-6 print:p-0">
    {children}
  </div>
)
