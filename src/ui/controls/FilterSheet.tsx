import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { TextLink } from './TextLink.tsx'
import { CloseIcon } from '../tokens/icons.tsx'

interface Props {
  words: { readonly title: string; readonly clear: string; readonly close: string }
  /** Address without filters; undefined if none is set. */
  cleared: string | undefined
  onChange: (event: ChangeEvent<HTMLElement>) => void
  children: ReactNode
}

/**
 * Filters beside a list in wide windows, otherwise in a sheet over the page. Without scripts the browser opens
 * the sheet.
 */
export function FilterSheet({ words, cleared, onChange, children }: Props) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <aside
      id="filters"
      popover="auto"
      aria-label={words.title}
      className="filters print:hidden"
      onChange={onChange}
      onToggle={({ currentTarget, newState }) => {
        // Otherwise the focus stays on the button that opened the sheet, which is covered.
        if (newState === 'open' && !currentTarget.contains(document.activeElement)) close.current?.focus()
      }}
    >
      <div className="sticky top-0 z-1 flex min-h-14 items-center justify-between gap-4 bg-inherit 2xl:min-h-9">
        <h2 className="text-h3">{words.title}</h2>
        <span className="flex items-center gap-2">
          {cleared !== undefined && (
            <span className="text-hint">
              <TextLink href={cleared}>{words.clear}</TextLink>
            </span>
          )}
          <button
            ref={close}
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={words.close}
            className="grid size-11 place-items-center rounded-control hover:bg-primary-soft 2xl:hidden"
          >
            <CloseIcon className="size-5" />
          </button>
        </span>
      </div>
      {children}
    </aside>
  )
}
