import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFieldMessage } from './formContext.ts'
import { controlWords } from '../../words/shared/controls.ts'

const words = controlWords.password

type InputRef = { readonly current: HTMLInputElement | null }

export interface GuideProps {
  readonly id: string
  readonly input: InputRef
}

interface Props {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  id?: string
  hint?: string | undefined
  /** Guide for a new password. It follows the typed text, and describes the field by id. */
  guide?: ComponentType<GuideProps>
  /** Rules for password generators of browsers and password managers. */
  passwordrules?: string
  enterKeyHint?: 'next' | 'go' | 'done'
  aside?: ReactNode
}

/** Password input. Hidden until the person reveals it, and hidden again on submit. */
export function PasswordField({ label, name, id = name, hint, guide: Guide, aside, ...attributes }: Props) {
  const { message, recheck } = useFieldMessage(name)
  const input = useRef<HTMLInputElement>(null)
  const { shown, toggle, told } = useReveal(input)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const guideId = `${id}-guide`

  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} aside={aside}>
      <div className="relative">
        <input
          {...attributes}
          {...describedBy(id, hint, message, Guide && guideId)}
          ref={input}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          data-secret=""
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          onInput={(event) => recheck(event.currentTarget.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          className={`control pe-18 ${shown ? 'font-secret text-secret' : ''}`}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={words[shown ? 'hideLabel' : 'showLabel'](label)}
          // Keeps the focus and the caret in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
          className="absolute inset-y-1 end-1 min-w-16 rounded-inner px-3 text-label text-link hover:bg-primary-soft hover:text-link-hover"
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      <p
        role="status"
        className="mt-2 rounded-inner bg-warning-soft px-3 py-2 text-hint text-warning-text empty:hidden"
      >
        {capsLock && !shown && words.capsLock}
      </p>
      {Guide && <Guide id={guideId} input={input} />}
    </FieldFrame>
  )
}

function useReveal(input: InputRef) {
  const [shown, setShown] = useState(false)
  const [told, setTold] = useState('')
  const caret = useRef<readonly [number | null, number | null]>(undefined)

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    form?.addEventListener('reset', hide)
    addEventListener('pagehide', hide)
    return () => {
      form?.removeEventListener('submit', hide)
      form?.removeEventListener('reset', hide)
      removeEventListener('pagehide', hide)
    }
  }, [input])

  useLayoutEffect(() => {
    if (caret.current && document.activeElement === input.current) {
      input.current?.setSelectionRange(...caret.current)
    }
    caret.current = undefined
  })

  const toggle = () => {
    caret.current = input.current ? [input.current.selectionStart, input.current.selectionEnd] : undefined
    setShown(!shown)
    setTold(shown ? words.hidden : words.shown)
  }

  return { shown, toggle, told }
}
