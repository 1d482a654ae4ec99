import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useRef } from 'react'
import type { Notification } from '../../../machines/notifications/notifications.ts'
import { CheckIcon, CloseIcon, ErrorIcon } from '../tokens/icons.tsx'
import { useIsElsewhere } from './useIsElsewhere.ts'
import { useHidesFocus } from './useHidesFocus.ts'
import { noticeInWords, noticeLinks, noticeTitles } from '../../words/notices/notices.ts'
import { controlWords } from '../../words/shared/controls.ts'

interface Props {
  notifications: readonly Notification[]
  onDismiss: (id: number) => void
}

/** Toast notifications at the top right. Failures stay until they are dismissed. */
export function Toaster({ notifications, onDismiss }: Props) {
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const away = useHidesFocus(viewport, notifications.length)

  const dismiss = (id: number) => {
    const isLast = notifications.every((notification) => notification.id === id)
    if (isLast && viewport.current?.contains(document.activeElement)) goBack(cameFrom.current)
    onDismiss(id)
  }

  return (
    <Provider label={controlWords.notification} duration={6_000} swipeDirection="right">
      {notifications.toReversed().map((notification) => (
        <Toast key={notification.id} {...notification} onDismiss={() => dismiss(notification.id)} />
      ))}
      {/* The newest toast is last in the document but shown on top. Small screens show only that one. */}
      <Viewport
        ref={viewport}
        label={controlWords.notifications}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
        className={`fixed end-4 z-toast flex w-90 max-w-[calc(100vw-32px)] flex-col-reverse gap-3 rounded-control sm:end-3 max-xl:*:not-last:hidden print:hidden ${away ? 'bottom-[calc(8px+env(safe-area-inset-bottom))]' : 'top-[calc(8px+env(safe-area-inset-top))] xl:top-18'}`}
      />
    </Provider>
  )
}

/** Restores the focus, or moves it to the page title if the element is gone. */
function goBack(place: EventTarget | null) {
  const before = place instanceof HTMLElement && place.isConnected ? place : undefined
  const stop = before ?? document.getElementById('title')
  stop?.focus({ preventScroll: true })
}

const looks = {
  failure: {
    Icon: ErrorIcon,
    type: 'foreground',
    duration: Infinity,
    tones: 'bg-danger text-on-danger [--canvas:var(--danger)]',
  },
  success: {
    Icon: CheckIcon,
    type: 'background',
    duration: 6_000,
    tones: 'bg-success text-on-success [--canvas:var(--success)]',
  },
} as const

function Toast({ kind, title, message, link, onDismiss }: Notification & { onDismiss: () => void }) {
  const { Icon, type, duration, tones } = looks[kind]
  // In a background tab a toast waits until the tab is visible; Radix pauses only toasts that were already
  // shown.
  const isElsewhere = useIsElsewhere()
  return (
    <Root
      type={type}
      duration={isElsewhere ? Infinity : duration}
      onOpenChange={onDismiss}
      // Keeps text selection and touch scrolling enabled.
      style={{ userSelect: 'text', touchAction: 'pan-y' }}
      className={`flex animate-arrive gap-3 rounded-control border border-transparent py-1 ps-4 pe-1 shadow-float ${tones} data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)`}
    >
      <Icon className="mt-3 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-3">
        <Title className="text-action">{noticeTitles[title]}</Title>
        <Description className="mt-1 text-hint">{noticeInWords(message)}</Description>
        {link && (
          <a
            href={link.href}
            onClick={onDismiss}
            className="mt-2 inline-block py-1 text-hint font-semibold underline underline-offset-4 [--focus:currentColor]"
          >
            {noticeLinks[link.label]}
          </a>
        )}
      </div>
      <Close
        aria-label={controlWords.dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-inner [--focus:currentColor] hover:bg-[#fff2]"
      >
        <CloseIcon className="size-4.5" />
      </Close>
    </Root>
  )
}
