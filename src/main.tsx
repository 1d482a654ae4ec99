import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import { notificationsMachine } from '../machines/notifications.ts'
import { RootActorsContext } from './actors.ts'
import { App } from './App.tsx'
import { session as sessionLogic } from './flows.ts'
import { startInspection } from './inspector/start.ts'
import './styles.css'

const watched = import.meta.env.DEV || import.meta.env.MODE === 'inspect' ? startInspection() : {}

const session = createActor(sessionLogic, { id: 'session', ...watched })
const notifications = createActor(notificationsMachine, { id: 'notifications', ...watched })

session.on('notice', ({ notice }) => notifications.send({ type: 'show', notice }))
session.subscribe((snapshot) => {
  // The script in the page's head has set this from the cookie, before the first paint.
  if (!snapshot.hasTag('unknown'))
    document.documentElement.toggleAttribute('data-member', snapshot.matches('member'))
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')

const application = (
  <StrictMode>
    <RootActorsContext value={{ session, notifications, ...watched }}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </RootActorsContext>
  </StrictMode>
)

if (root.firstElementChild) hydrateRoot(root, application)
else createRoot(root).render(application)

notifications.start()
session.start()
