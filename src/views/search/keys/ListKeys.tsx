import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Keys } from '../../reading/Keys.tsx'
import { commandIn } from '../../reading/keyTable.ts'
import { savedWords } from '../../../words/saved.ts'
import { listKeysInWords, searchKeysWords } from '../../../words/searchKeys.ts'
import { listKeys } from './listKeys.ts'

interface Props {
  hasLetters: boolean
  onSwitch: (isOn: boolean) => void
}

/** Keyboard shortcuts of the results, active while the focus is in the list, with a help table. */
export function ListKeys({ hasLetters, onSwitch }: Props) {
  const keys = useRef<HTMLDetailsElement>(null)
  const [said, setSaid] = useState('')

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, repeat, target } = event
    const list = target instanceof Element ? target.closest('#results') : null
    const command = list && !defaultPrevented ? commandIn(listKeys, event, hasLetters) : undefined
    if (!list || !command) return
    const rows = [...list.querySelectorAll('ul > li')]
    const at = rows.findIndex((row) => target instanceof Node && row.contains(target))
    const goTo = (field: HTMLElement | null | undefined) => {
      // Without a field to focus, the browser handles the key.
      if (field) event.preventDefault()
      field?.focus()
    }
    if (command === 'what') {
      // The field may be collapsed on a phone.
      document.getElementById('asked')?.setAttribute('open', '')
      goTo(document.getElementById('q'))
    } else if (command === 'keys') {
      keys.current?.setAttribute('open', '')
      goTo(keys.current?.querySelector('summary'))
    } else if (command === 'save') {
      const save = repeat ? null : rows[at]?.querySelector('button')
      if (!save) return
      const title = rows[at]?.querySelector('a')?.textContent ?? ''
      const isSaved = save.textContent !== savedWords.saved
      save.click()
      setSaid(savedWords.changed(isSaved, title))
    } else if (at >= 0) goTo(rows[command === 'next' ? at + 1 : at - 1]?.querySelector('a'))
  })

  useEffect(() => {
    const left = new AbortController()
    addEventListener('keydown', (event) => press(event), { signal: left.signal })
    return () => left.abort()
  }, [])

  return (
    <div className="relative">
      <Keys
        ref={keys}
        keys={listKeysInWords}
        where={searchKeysWords.where}
        hasLetters={hasLetters}
        onSwitch={onSwitch}
        // Takes no space while closed, so that opening it does not shift the list.
        className="not-open:absolute not-open:start-0 not-open:top-0.5 not-open:not-focus-within:sr-only open:mt-4"
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
