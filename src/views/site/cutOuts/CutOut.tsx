import { lazy, memo, Suspense, use } from 'react'
import { useHydrated } from '../../../ui/useHydrated.ts'
import type { PictureName } from './Picture.tsx'

/** Replaced by nothing if its code cannot be loaded, because a decoration must not break the page. */
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
 * Illustration that renders real components of the product with invented data. It is hidden from screen
 * readers and inert; the text beside it says the same.
 *
 * A prerendered illustration is never hydrated, so its code loads only after a client-side navigation.
 * Memoized, because an update would trigger hydration.
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

/** Promise that never resolves: a component that suspends on it keeps its server-rendered HTML. */
const never = new Promise<never>(() => undefined)

function Drawn({ of }: { of: PictureName }) {
  const isHydrated = useHydrated()
  if (!import.meta.env.SSR && !isHydrated) use(never)
  return <Picture of={of} />
}
