/** Actions of a person in a browser, independent of the browser driver. */
export interface Driver {
  /** Opens an absolute address, and waits until the page has loaded. */
  open(address: string): Promise<void>
  /** Runs a function body in the page and returns its result, which must be JSON. */
  evaluate(body: string): Promise<unknown>
  /** Clicks the element that a function body returns. Fails if there is none. */
  click(body: string): Promise<void>
  /** Types a text key by key into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Sets the width of the window, or the smallest width that the browser allows. */
  resize(width: number): Promise<void>
  close(): Promise<void>
}

export type Key = 'Tab' | 'BackTab' | 'Enter' | 'Space' | 'ArrowLeft'

/** A running browser whose windows share no state. */
export interface DrivenBrowser {
  newWindow(): Promise<Driver>
  close(): Promise<void>
}
