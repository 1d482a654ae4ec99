// Runs in the measured page before its own scripts, where imports are impossible.

/** Measurements of a page; times in milliseconds since navigation. */
export interface Seen {
  fcp: number
  lcp: number
  /** Cumulative layout shift. */
  cls: number
  /** Time at which the email field accepted a letter and kept it. */
  takesTyping: number | undefined
  /** Time at which React, if used, had hydrated the email field. */
  wired: number | undefined
  /** Start and duration of every task longer than 50 ms. */
  readonly longTasks: [number, number][]
  /** Times from a key press until the next frame was painted. */
  readonly keys: number[]
}

declare global {
  interface Window {
    bench: Seen & {
      /** Stops checking whether the email field accepts typing, empties the field and focuses it. */
      readonly prepareTyping: () => void
      readonly typed: () => string | undefined
      /** Time from the end of the next search response until the results are painted, in ms. */
      readonly nextAnswer: () => Promise<number>
    }
  }
}

const kinds = [
  'input[type=email]',
  'input[autocomplete~=email]',
  'input[autocomplete~=username]',
  'input[name=email]',
  'input[name=username]',
  'input[name=identifier]',
]
const seen: Seen = {
  fcp: 0,
  lcp: 0,
  cls: 0,
  takesTyping: undefined,
  wired: undefined,
  longTasks: [],
  keys: [],
}
let isLookingOut = true

const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })

watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.fcp = startTime
})
watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
watch('layout-shift', (entry) => {
  if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.cls += Number(entry.value)
})
watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]))

const afterPaint = (then: (now: number) => void) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => then(performance.now()), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

const findField = () =>
  kinds.flatMap((kind) => [...document.querySelectorAll<HTMLInputElement>(kind)]).find(isUsable)

function isUsable(element: HTMLInputElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return isVisible && !element.disabled && !element.readOnly && width > 20 && height > 8
}

function enter(field: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

/**
 * Types a letter into the email field. The time counts if the letter is still there after the next frame, and
 * is reset if the letter disappears later.
 */
function attempt(): void {
  const field = findField()
  if (field) {
    enter(field, 'x')
    afterPaint((now) => {
      seen.takesTyping = now
      lookAfter(field)
    })
  } else requestAnimationFrame(attempt)
}

function lookAfter(field: HTMLInputElement): void {
  if (!isLookingOut) return
  if (field.isConnected && field.value === 'x') {
    if (Object.keys(field).some((key) => key.startsWith('__react'))) seen.wired ??= performance.now()
    setTimeout(lookAfter, 25, field)
  } else {
    Object.assign(seen, { takesTyping: undefined, wired: undefined })
    attempt()
  }
}

function prepareTyping(): void {
  isLookingOut = false
  const field = findField()
  if (!field) return
  field.focus()
  enter(field, '')
  addEventListener('keydown', ({ timeStamp }) => afterPaint((now) => seen.keys.push(now - timeStamp)), true)
}

/** Time from the end of the next search response until the results are painted, in ms. */
const nextAnswer = () =>
  new Promise<number>((tell) => {
    const known = new Set(answers().map(({ startTime }) => startTime))
    const heading = document.querySelector('h1')?.textContent
    const list = document.querySelector('#results')?.textContent
    new MutationObserver((_, observer) => {
      const isNew =
        document.querySelector('h1')?.textContent !== heading ||
        document.querySelector('#results')?.textContent !== list
      const answer = answers().findLast(({ startTime }) => !known.has(startTime))
      if (!isNew || !answer) return
      observer.disconnect()
      afterPaint((now) => tell(now - answer.responseEnd))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

const answers = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => name.includes('/api/jobs?') && responseEnd > 0)

window.bench = Object.assign(seen, { prepareTyping, nextAnswer, typed: () => findField()?.value })
requestAnimationFrame(attempt)
