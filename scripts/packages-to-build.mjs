/** Selects the packages that `npm start` installs. Runs before anything is installed, so it is plain JavaScript. */

const modules = 'node_modules/';

/**
 * Returns a manifest and a lockfile with only the packages that build and serve the site, at the locked versions: the
 * manifest's `dependencies` with everything that they need. Packages in the manifest's list `withoutDependencies` are
 * installed alone, because the build only reads their files or runs code in them that needs no other packages. Type
 * declarations are left out, because nothing is type checked.
 *
 * @param {{ dependencies: Record<string, string>, withoutDependencies: string[] }} manifest `package.json`
 * @param {{ packages: Record<string, object> }} lockfile `package-lock.json`
 * @returns both as objects, from which `npm ci` can install
 */
export function packagesToBuild({ name, version, dependencies, withoutDependencies }, lockfile) {
  const locked = lockfile.packages;
  const alone = new Set(withoutDependencies);
  const names = [...new Set([...Object.keys(dependencies), ...alone])].sort();
  const packages = {};
  const waiting = names.map((each) => modules + each);
  for (const folder of waiting) {
    if (folder in packages || !(folder in locked)) continue;
    const { dependencies: all, optionalDependencies: optional, ...own } = locked[folder];
    packages[folder] = own;
    if (alone.has(folder.slice(modules.length))) continue;
    if (all) own.dependencies = withoutTypes(all);
    if (optional) own.optionalDependencies = optional;
    for (const needed of Object.keys({ ...own.dependencies, ...optional })) waiting.push(find(needed, folder, locked));
  }
  const manifest = { name, version, dependencies: {} };
  for (const each of names) manifest.dependencies[each] = locked[modules + each].version;
  return { manifest, lockfile: { ...lockfile, packages: { '': manifest, ...packages } } };
}

function withoutTypes(dependencies) {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@types/')));
}

/** Finds a package in the lockfile as Node.js does: in `node_modules` of the package that needs it, or further up. */
function find(name, from, locked) {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${modules}`)))) {
    if (`${folder}/${modules}${name}` in locked) return `${folder}/${modules}${name}`;
  }
  return modules + name;
}
