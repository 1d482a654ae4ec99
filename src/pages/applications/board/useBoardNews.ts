import { useEffect, useRef } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import type { DecidingFlow } from '../../../../machines/applications/deciding.ts'
import { useRootActors } from '../../../app/actors.ts'
import { movedMeanwhile } from '../../../../machines/applications/boardCards.ts'
import { movedMeanwhileInWords } from '../../../words/applications/board.ts'

/** Tells whom somebody else has moved while the board is open (M110). What was done here was told by what did it. */
export function useBoardNews(
  items: readonly ApplicantItem[] | undefined,
  deciding: DecidingFlow,
  answering: AnsweringManyFlow,
): void {
  const { notifications } = useRootActors()
  const before = useRef<readonly ApplicantItem[]>(undefined)
  const own = useRef(new Set<string>())

  useEffect(() => {
    const all = [
      deciding.on('changed', ({ application }) => own.current.add(application.id)),
      answering.subscribe((state) => {
        if (state.hasTag('busy')) state.context.chosen.forEach(({ id }) => own.current.add(id))
      }),
    ]
    return () => all.forEach((each) => each.unsubscribe())
  }, [deciding, answering])

  useEffect(() => {
    if (!items) return
    const moved = movedMeanwhile(before.current ?? items, items)
    before.current = items
    const news = movedMeanwhileInWords(moved.filter(({ id }) => !own.current.has(id)))
    moved.forEach(({ id }) => own.current.delete(id))
    if (news !== undefined) {
      notifications.send({ type: 'show', notice: { kind: 'success', title: 'New', message: news } })
    }
  }, [items, notifications])
}
