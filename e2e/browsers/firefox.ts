import { firefox, type JSHandle } from 'playwright/test'
import { firefoxPath } from '../../scripts/browsers/engines.ts'
import type { DrivenBrowser, Driver } from './driver.ts'

/** Starts the installed Firefox, driven by Playwright over WebDriver BiDi. */
export async function startFirefox(): Promise<DrivenBrowser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath() ?? 'firefox',
  })
  return {
    close: () => browser.close(),
    newWindow: async (): Promise<Driver> => {
      const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      return {
        open: async (address) => void (await page.goto(address)),
        evaluate: (body) => page.evaluate(called(body)),
        click: async (body) => {
          const found: JSHandle = await page.evaluateHandle(called(body))
          const element = found.asElement()
          if (!element) throw new Error(`There is nothing to click: ${body}`)
          await element.click()
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key === 'BackTab' ? 'Shift+Tab' : key),
        resize: (width) => page.setViewportSize({ width, height: 900 }),
        close: () => context.close(),
      }
    },
  }
}

const called = (body: string) => `(() => { ${body} })()`
