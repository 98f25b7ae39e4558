import { setProjectAnnotations } from '@storybook/react-vite'

// Storybook's own annotations provide the arguments of play functions (`canvas`, `userEvent`).
setProjectAnnotations([])
