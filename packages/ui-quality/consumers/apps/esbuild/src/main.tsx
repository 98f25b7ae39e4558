import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@chignon/ui/fonts.css'
import '@chignon/ui/styles.css'
import { Academy } from './academy'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Academy />
    </StrictMode>,
  )
