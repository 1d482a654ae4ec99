import { createRoot } from 'react-dom/client'
import { Login } from '@ory/elements-react/theme'
import '@ory/elements-react/theme/styles.css'

// A canned password flow, as Kratos would answer to GET /self-service/login/flows.
const node = (attributes, group, label) => ({
  type: 'input',
  group,
  attributes: { node_type: 'input', disabled: false, ...attributes },
  messages: [],
  meta: label ? { label: { type: 'info', ...label } } : {},
})
const flow = {
  id: '00000000-0000-4000-8000-000000000000',
  type: 'browser',
  expires_at: '2099-01-01T00:00:00Z',
  issued_at: '2025-01-01T00:00:00Z',
  request_url: `${location.origin}/self-service/login/browser`,
  state: 'choose_method',
  refresh: false,
  requested_aal: 'aal1',
  created_at: '2025-01-01T00:00:00Z',
  updated_at: '2025-01-01T00:00:00Z',
  ui: {
    action: `${location.origin}/self-service/login?flow=00000000-0000-4000-8000-000000000000`,
    method: 'POST',
    nodes: [
      node({ name: 'csrf_token', type: 'hidden', value: 'bench', required: true }, 'default'),
      node(
        { name: 'identifier', type: 'text', value: '', required: true, autocomplete: 'username' },
        'default',
        { id: 1070002, text: 'E-Mail', context: { title: 'E-Mail' } },
      ),
      node(
        { name: 'password', type: 'password', required: true, autocomplete: 'current-password' },
        'password',
        { id: 1070001, text: 'Password' },
      ),
      node({ name: 'method', type: 'submit', value: 'password' }, 'password', {
        id: 1010022,
        text: 'Sign in with password',
      }),
    ],
  },
}
const config = {
  sdk: { url: location.origin },
  project: {
    name: 'Bench',
    default_redirect_url: '/',
    default_locale: 'en',
    locale_behavior: 'force_default',
    error_ui_url: '/error',
    login_ui_url: '/login',
    recovery_enabled: true,
    recovery_ui_url: '/recovery',
    registration_enabled: true,
    registration_ui_url: '/registration',
    settings_ui_url: '/settings',
    verification_enabled: true,
    verification_ui_url: '/verification',
  },
}

createRoot(document.getElementById('root')).render(<Login flow={flow} config={config} />)
