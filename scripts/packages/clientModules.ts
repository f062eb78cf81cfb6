import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Published, root } from './published.ts'

/** The first statement of a module that frameworks with server components leave to the browser. */
export const CLIENT = '"use client";'

function peersOf(name: string, folder: string): readonly string[] {
  const own = join(folder, 'node_modules', name)
  const installed = existsSync(own) ? own : join(root, 'node_modules', name)
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly peerDependencies?: Readonly<Record<string, string>>
  }
  return Object.keys(peerDependencies)
}

/**
 * The packages whose importers need React in the browser: React, and what has React as a peer. A module with such an import has
 * components or hooks, which a server component cannot run; one without has what runs anywhere, and stays usable there.
 */
export function clientPackages({
  folder,
  manifest,
}: Pick<Published, 'folder' | 'manifest'>): ReadonlySet<string> {
  const { dependencies = {}, peerDependencies = {} } = manifest
  if (peerDependencies['react'] === undefined) return new Set()
  const others = Object.keys(dependencies).filter((name) => !name.startsWith('@onelot/'))
  return new Set([
    ...Object.keys(peerDependencies),
    ...others.filter((name) => peersOf(name, folder).includes('react')),
  ])
}
