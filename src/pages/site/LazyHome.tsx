import { useEffect, useEffectEvent } from 'react'
import type { HomeContent } from '../../../contract/search/home.ts'
import { useReading } from '../../app/useReading.ts'
import { readHome } from '../../effects/home.ts'

const nothing = {}

/** Asks for what the first page shows, for whoever has not loaded it from the server. What fails is left out. */
export default function LazyHome({ onRead }: { onRead: (home: HomeContent) => void }) {
  const { data } = useReading(readHome, nothing)
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (data) tell(data)
  }, [data])
  return null
}
