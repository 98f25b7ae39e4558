import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import { managerTheme } from './manager-theme.ts'

const levels = ['alpha', 'beta', 'stable']

const badge = {
  marginInlineStart: 8,
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: 999,
  fontSize: 10,
  lineHeight: '14px',
  opacity: 0.7,
}

addons.setConfig({
  theme: managerTheme(matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'),
  sidebar: {
    // The tag is the component's status (status-tags.ts).
    renderLabel: (item) => {
      const level = item.type === 'component' ? levels.find((level) => item.tags.includes(level)) : undefined
      return level
        ? createElement('span', null, item.name, createElement('span', { style: badge }, level))
        : item.name
    },
  },
})
