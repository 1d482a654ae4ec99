import type { ReactNode } from 'react'
import { Logo } from '../../ui/brand/Logo.tsx'
import { NoScript } from '../../ui/feedback/NoScript.tsx'
import { PathArt } from '../../ui/brand/PathArt.tsx'

interface Props {
  /** Progress of a registration: role 0.15, account 0.45, password 0.7, verified 1. */
  progress: 0.15 | 0.45 | 0.7 | 1
  /** Wide column for two cards side by side, without the decorative picture. */
  wide?: boolean
  /** Animates the picture while the page waits for something. */
  drawing?: boolean
  children: ReactNode
}

// Reduces the space between title and lead, and separates text after the form with a line.
const rhythm =
  '[&>h1+p]:-mt-3 [&>h1+p]:mb-6 [&>p]:text-muted [&>:is(form,div)+p]:mt-8 [&>:is(form,div)+p]:border-t [&>:is(form,div)+p]:border-line [&>:is(form,div)+p]:pt-6'

/**
 * Layout of pages without a shell (specification, 2): the logo, which links to the home page, and one column.
 */
export function AuthLayout({ progress, wide = false, drawing = false, children }: Props) {
  const column = wide ? 'sm:max-w-column lg:max-w-wide' : 'max-w-column'
  // Centers cards of 320 px in windows of at least 360 px, so that a scrollbar does not narrow them.
  const sides = wide ? 'px-gutter min-[22.5rem]:max-sm:px-card-side' : 'px-gutter'
  return (
    <div
      data-plate={wide ? undefined : ''}
      className={wide ? '' : 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,46%)]'}
    >
      <div className={`pb-14 ${sides}`}>
        <NoScript />
        <header className={`mx-auto flex h-header items-center ${column}`}>
          <Logo />
        </header>
        <main id="main" className={`mx-auto pt-5 sm:pt-10 ${rhythm} ${column}`}>
          {children}
        </main>
      </div>
      {!wide && (
        <div className="sticky top-0 hidden h-dvh p-3 xl:block print:hidden">
          <PathArt
            picture="plate"
            progress={progress}
            drawing={drawing}
            className="size-full rounded-plate"
          />
        </div>
      )}
    </div>
  )
}
