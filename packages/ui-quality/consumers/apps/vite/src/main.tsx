import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@chignon/ui/styles.css'
import { Academy } from './academy'
import { NestedThemes } from './nested-themes'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Academy />
      <NestedThemes />
    </StrictMode>,
  )
