import { setProjectAnnotations } from '@storybook/react-vite'

// What a play function is given (`canvas`, `userEvent`) comes with Storybook's own annotations.
setProjectAnnotations([])
