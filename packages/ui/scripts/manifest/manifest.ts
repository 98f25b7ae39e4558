import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from '@typescript/typescript6'
import { packageRoot } from '../paths.ts'
import { componentsOf, ownProps, programOf, type Component } from './program.ts'
import { readProp } from './prop.ts'
import type { Manifest, ManifestComponent } from './types.ts'

/** Reads the props of every component from the sources of the package. */
export async function readManifest(): Promise<Manifest> {
  const { name, version }: { name: string; version: string } = JSON.parse(
    await readFile(path.join(packageRoot, 'package.json'), 'utf8'),
  )
  const files: string[] = []
  for await (const file of glob('src/*/*.tsx', { cwd: packageRoot })) {
    const [, folder, base] = file.split(path.sep)
    if (base === `${folder}.tsx`) files.push(path.join(packageRoot, file))
  }
  const program = programOf(files)
  const components = files
    .toSorted()
    .flatMap((file) =>
      componentsOf(program, file).map((component) =>
        readComponent(program, component, `${name}/${path.basename(file, '.tsx')}`),
      ),
    )
  return { name, version, components }
}

function readComponent(program: ts.Program, component: Component, entry: string): ManifestComponent {
  const checker = program.getTypeChecker()
  const symbol = component.declaration.name && checker.getSymbolAtLocation(component.declaration.name)
  const [parameter] = component.declaration.parameters
  return {
    name: component.name,
    entry,
    description: symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)) : '',
    element: parameter?.type ? elementOf(checker, parameter.type) : null,
    props: ownProps(program, component).map((prop) => readProp(program, component, prop)),
  }
}

/** The element named in `ComponentProps<'…'>`, in the type itself or in a type of the package that it refers to. */
function elementOf(checker: ts.TypeChecker, node: ts.Node): string | null {
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText()
    const [argument] = node.typeArguments ?? []
    if (name === 'ComponentProps' && argument && ts.isLiteralTypeNode(argument))
      return argument.getText().slice(1, -1)
    const symbol = checker.getSymbolAtLocation(node.typeName)
    const declared = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const [alias] = declared?.declarations ?? []
    if (name.endsWith('Props') && alias && ts.isTypeAliasDeclaration(alias))
      return elementOf(checker, alias.type)
  }
  // A type literal contains the component's own props; an element there belongs to a slot.
  if (ts.isTypeLiteralNode(node)) return null
  return ts.forEachChild(node, (child) => elementOf(checker, child)) ?? null
}
