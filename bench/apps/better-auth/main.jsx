import { createRoot } from 'react-dom/client'
import { createAuthClient } from 'better-auth/react'
import { AuthUIProvider, AuthView } from '@daveyplate/better-auth-ui'
import './main.css'

const authClient = createAuthClient({ baseURL: location.origin })

createRoot(document.getElementById('root')).render(
  <AuthUIProvider authClient={authClient}>
    <main className="flex min-h-svh items-center justify-center p-4">
      <AuthView path="sign-in" />
    </main>
  </AuthUIProvider>,
)
