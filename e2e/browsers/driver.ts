/** Browser actions of a person, independent of the driver. */
export interface Driver {
  /** Leads to a whole address, and waits until the page has loaded. */
  open(address: string): Promise<void>
  /** Runs the body of a function in the page, and gives what it returns, which is JSON. */
  evaluate(body: string): Promise<unknown>
  /** Points at the element that the body of a function returns, and clicks. Fails where there is none. */
  click(body: string): Promise<void>
  /** Strikes the keys of a text, one after the other, wherever the focus is. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Makes the window this wide, or as narrow as this browser can be. */
  resize(width: number): Promise<void>
  close(): Promise<void>
}

export type Key = 'Tab' | 'BackTab' | 'Enter' | 'Space' | 'ArrowLeft'

/** An engine that runs, and opens windows that know nothing of each other. */
export interface DrivenBrowser {
  newWindow(): Promise<Driver>
  close(): Promise<void>
}
