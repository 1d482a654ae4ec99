import type { ReactNode } from 'react'
import { Logo } from '../../ui/brand/Logo.tsx'
import { NoScript } from '../../ui/feedback/NoScript.tsx'
import { PathArt } from '../../ui/brand/PathArt.tsx'

interface Props {
  /** Progress to an account: role 0.15, account 0.45, password 0.7, verified 1. */
  progress: 0.15 | 0.45 | 0.7 | 1
  /** Room for two cards side by side, and no plate. */
  wide?: boolean
  /** The way draws itself while something is being waited for. */
  drawing?: boolean
  children: ReactNode
}

// A lead stands close to the title; what comes after the form is set apart from it.
const rhythm =
  '[&>h1+p]:-mt-3 [&>h1+p]:mb-6 [&>p]:text-muted [&>:is(form,div)+p]:mt-8 [&>:is(form,div)+p]:border-t [&>:is(form,div)+p]:border-line [&>:is(form,div)+p]:pt-6'

/** The pages without a shell (specification, 2): the logo that leads home, and one column. */
export function AuthLayout({ progress, wide = false, drawing = false, children }: Props) {
  const column = wide ? 'sm:max-w-column lg:max-w-wide' : 'max-w-column'
  // From a window of 360 on the cards are 320 wide: a scrollbar that takes room takes it from beside them.
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
