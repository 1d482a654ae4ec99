import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '../../../browser/useHydrated.ts'
import type { PictureName } from './Picture.tsx'

/** Left out where it cannot be loaded: a page must not fail for a decoration. */
const Picture = lazy(() => import('./Picture.tsx').catch(() => ({ default: () => null })))

interface Props {
  of: PictureName
  className?: string
}

/**
 * Part of the product, drawn by its own components with invented data. It is a picture: hidden from screen readers, and
 * nothing in it can be focused or pressed. The text beside it says the same. A prerendered picture is never hydrated, so
 * its code loads only on the way from another page.
 */
export const CutOut = ({ of, className = '' }: Props) => {
  const wasHydrated = useHydrated()
  const [isPrerendered] = useState(!import.meta.env.SSR && !wasHydrated)
  const picture = { 'aria-hidden': true, inert: true, className: `overflow-hidden select-none ${className}` }
  return isPrerendered ? (
    <div {...picture} dangerouslySetInnerHTML={prerendered} suppressHydrationWarning />
  ) : (
    <div {...picture}>
      <Suspense>
        <Picture of={of} />
      </Suspense>
    </div>
  )
}

/** Tells React to leave the content as the server rendered it. */
const prerendered = { __html: '' }
