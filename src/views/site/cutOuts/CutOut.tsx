import { lazy, memo, Suspense, use } from 'react'
import { useHydrated } from '../../../ui/useHydrated.ts'
import type { PictureName } from './Picture.tsx'

/** Left out where it cannot be loaded: a page must not fail for a decoration. */
const Picture = lazy(() =>
  import('./Picture.tsx').then(
    (loaded) => ({ default: loaded.Picture }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  of: PictureName
  className?: string
}

/**
 * Part of the product, drawn by its own components with invented data. It is a picture: hidden from screen readers, and
 * nothing in it can be focused or pressed. The text beside it says the same.
 *
 * A prerendered picture is never hydrated, so its code loads only on the way from another page. An update would end
 * that, so it renders once.
 */
export const CutOut = memo(function CutOut({ of, className = '' }: Props) {
  return (
    <div aria-hidden="true" inert className={`overflow-hidden select-none ${className}`}>
      <Suspense>
        <Drawn of={of} />
      </Suspense>
    </div>
  )
})

/** React keeps what the server has rendered while its component suspends. */
const never = new Promise<never>(() => undefined)

function Drawn({ of }: { of: PictureName }) {
  const isHydrated = useHydrated()
  if (!import.meta.env.SSR && !isHydrated) use(never)
  return <Picture of={of} />
}
