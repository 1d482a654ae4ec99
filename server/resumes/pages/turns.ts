import type { Refused } from '../../refused.ts'

/** How much may wait, of all and of one account, and what whoever comes then is told. */
interface Waiting {
  readonly most: number
  readonly mostOfOne: number
  readonly tooMuch: () => Refused
}

/** Work that is done one piece after the other, by turns: one piece of each account before a second one of any. */
export interface Turns {
  /**
   * Does a piece of work when its turn comes.
   *
   * @throws Refused (503) when too much waits, of all or of this account
   */
  take<Value>(account: string, work: () => Promise<Value>): Promise<Value>
}

export function createTurns({ most, mostOfOne, tooMuch }: Waiting): Turns {
  // In the order in which the accounts come next.
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let count = 0
  let isBusy = false

  const work = async () => {
    if (isBusy) return
    isBusy = true
    for (;;) {
      const [next] = waiting
      if (!next) break
      const [account, pieces] = next
      waiting.delete(account)
      const [piece, ...rest] = pieces
      if (rest.length > 0) waiting.set(account, rest)
      count -= 1
      await piece?.()
    }
    isBusy = false
  }
  return {
    take: (account, piece) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(account) ?? []
        if (count >= most || own.length >= mostOfOne) {
          reject(tooMuch())
          return
        }
        count += 1
        waiting.set(account, [...own, () => piece().then(resolve, reject)])
        void work()
      }),
  }
}
