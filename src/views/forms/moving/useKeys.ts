import { useState } from 'react'

/** React keys for rows without ids. A key follows its row when the row is moved. */
export function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  if (keys.length !== count) {
    const free = Math.max(-1, ...keys) + 1
    const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => free + index)
    setKeys([...keys, ...added].slice(0, count))
  }
  return {
    keyOf: (index: number) => keys[index] ?? index,
    moveKey: (from: number, to: number) =>
      setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1))),
    removeKey: (index: number) => setKeys(keys.toSpliced(index, 1)),
  }
}
