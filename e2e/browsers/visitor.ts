import { expect } from 'playwright/test'
import type { Person } from '../support/people.ts'
import type { Driver, Key } from './driver.ts'

/** Selector of everything that can be pressed. */
const controls = 'a, button, [role=tab]'

const quoted = (text: string) => JSON.stringify(text)

/** Function body that finds the visible control with this name. */
const control = (name: string) => `
  return [...document.querySelectorAll(${quoted(controls)})].find((element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.getAttribute('aria-label') ?? element.innerText).trim() === ${quoted(name)})`

const field = (label: string) => `
  return [...document.querySelectorAll('label')].find((element) =>
    element.innerText.trim() === ${quoted(label)})?.control`

/** Function body that returns the name, label or text of the focused element. */
const focused = `
  const { activeElement: element } = document
  return element === document.body ? '' :
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText).trim()`

/** A person at a browser, who retries each action until it succeeds or a timeout reports what is missing. */
export class Visitor {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  open(address: string): Promise<void> {
    return this.#driver.open(new URL(address, this.#origin).href)
  }

  /** Clicks a link, button or tab as soon as it exists. */
  click(name: string): Promise<void> {
    return this.#soon(() => this.#driver.click(control(name)))
  }

  /** Replaces the text of a field. */
  async fill(label: string, text: string): Promise<void> {
    await this.#soon(() => this.#driver.click(field(label)))
    await this.#driver.evaluate('document.activeElement.select()')
    await this.#driver.type(text)
    await this.#reads(`return document.activeElement.value`, text)
  }

  async fillLogin({ emailAddress, password }: Pick<Person, 'emailAddress' | 'password'>): Promise<void> {
    await this.fill('Email address', emailAddress)
    await this.fill('Password', password)
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key)
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text)
  }

  /**
   * Presses Tab until the control or field with this name has the focus. Goes backwards if it comes earlier
   * in the page, because headless Firefox loses the focus when it wraps around the window.
   */
  async tabTo(name: string): Promise<void> {
    const wanted = `((() => {${control(name)}})() ?? (() => {${field(name)}})())`
    await this.#reads(`return Boolean(${wanted})`, true)
    const isBefore = await this.#driver.evaluate(`
      return Boolean(document.activeElement.compareDocumentPosition(${wanted}) & Node.DOCUMENT_POSITION_PRECEDING)`)
    for (let stop = 0; stop < 40; stop += 1) {
      if ((await this.#driver.evaluate(focused)) === name) return
      await this.#driver.press(isBefore ? 'BackTab' : 'Tab')
    }
    await this.hasFocusOn(name)
  }

  resize(width: number): Promise<void> {
    return this.#driver.resize(width)
  }

  evaluate(body: string): Promise<unknown> {
    return this.#driver.evaluate(body)
  }

  /** Waits until the page has this path and query. */
  isAt(address: string): Promise<void> {
    return this.#reads('return location.pathname + location.search', address)
  }

  /** Waits until a page with this heading is shown. */
  seesTitle(title: string): Promise<void> {
    return this.#reads(`return document.querySelector('h1')?.innerText.trim() ?? ''`, title)
  }

  /** Waits until the page contains this text. */
  sees(words: string): Promise<void> {
    return this.#soon(async () =>
      expect(await this.#driver.evaluate('return document.body.innerText')).toContain(words),
    )
  }

  hasFocusOn(name: string): Promise<void> {
    return this.#reads(focused, name)
  }

  #reads(body: string, wanted: unknown): Promise<void> {
    return this.#soon(async () => expect(await this.#driver.evaluate(body)).toBe(wanted))
  }

  /** Retries an attempt, because a loading page may not respond yet. */
  #soon(attempt: () => Promise<void>): Promise<void> {
    return expect(attempt).toPass({ timeout: 15_000, intervals: [50, 100, 250] })
  }
}
