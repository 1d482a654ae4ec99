import { createRoot } from 'react-dom/client'
import { createClient } from '@supabase/supabase-js'
import { Auth } from '@supabase/auth-ui-react'
import { ThemeSupa } from '@supabase/auth-ui-shared'

const client = createClient('http://supabase.invalid', 'bench-anon-key')

createRoot(document.getElementById('root')).render(
  <Auth supabaseClient={client} appearance={{ theme: ThemeSupa }} providers={[]} />,
)
