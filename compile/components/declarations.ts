import { pageTexts } from '../interface-texts.ts';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Fact, Facts } from '../../facts/types.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import type { ComponentDefinition, ComponentPage } from './component.ts';
import { text } from './component.ts';
import { aboutType, claim, memberName, said, separated, showMember, takeSentence } from './declared-member.ts';
import type { Showing } from './declared-member.ts';
import { readMemberWords } from './member-words.ts';

/** Titles of the groups that a class's members are listed in, in display order. */
const groups: [title: string, includes: RegExp][] = [
  [pageTexts.members.constructors, /^constructor$/],
  [pageTexts.members.classes, /^class$/],
  [pageTexts.members.interfaces, /^(?:interface|type)$/],
  [pageTexts.members.functions, /^function$/],
  [pageTexts.members.constants, /^constant$/],
  [pageTexts.members.namespaces, /^namespace$/],
  [pageTexts.members.properties, /^(?:property|getter)$/],
  [pageTexts.members.methods, /^method$/],
  [pageTexts.members.staticProperties, /^static (?:property|getter)$/],
  [pageTexts.members.staticMethods, /^static method$/],
];

/**
 * `<Declarations of="ChunkGraph" words="members/chunk-graph.yaml" />`: webpack's type declaration of a class, interface
 * or namespace, with the signature of each member. Types in signatures link to their documentation. The type and all
 * its members count as documented by the page. `of` may name several types, separated by spaces. `<Declarations
 * unexported="A-D" />` lists the interfaces and types that webpack declares without exporting them, by first letter.
 *
 * `words` is a file next to the page with one sentence per member, by member name, or by public path if several types
 * are listed. Members without a sentence show webpack's own comment, marked as such. `deep` includes the members of
 * nested classes and namespaces.
 */
export const declarations: ComponentDefinition = {
  props: ['of', 'unexported', 'words', 'deep'],
  expand(props, _children, page) {
    const { facts } = page;
    const names = text(props.of).split(' ').filter(Boolean);
    const letters = text(props.unexported);
    if (names.length === 0 && letters === '')
      page.error('<Declarations> needs names in `of`, or letters in `unexported`.');
    if (!facts) {
      for (const name of names) page.claim(`declaration:${name}`);
      return [];
    }
    const found = letters === '' ? named(names, facts, page) : unexported(letters, facts, page);
    const words = props.words === undefined ? new Map<string, string>() : readMemberWords(text(props.words), page);
    // All letter ranges of unexported types share one file of descriptions.
    if (letters !== '') for (const name of words.keys()) if (!beginningWith(letters).test(name)) words.delete(name);
    const showing = { facts, words, page, deep: letters !== '' || names.length > 1 || Boolean(props.deep) };
    const [only] = found;
    const shown = names.length === 1 && only ? showType(only, showing) : showList(found, showing);
    for (const unused of words.keys())
      page.error(
        `${text(props.words)} has a sentence for ${unused}, which does not exist. Remove the sentence, or fix the name.`,
      );
    return shown;
  },
};

function named(names: readonly string[], facts: Facts, page: ComponentPage): Fact[] {
  return names.flatMap((name) => {
    const fact = facts.byId.get(`declaration:${name}`);
    if (!fact)
      page.error(
        `<Declarations of="${name}">: webpack's types don't declare this name. \`npm run facts -- --kind declaration\` lists all names.`,
      );
    return fact ?? [];
  });
}

/** Returns webpack's unexported types and interfaces, filtered by a letter range such as `A-D`. */
function unexported(letters: string, facts: Facts, page: ComponentPage): Fact[] {
  const found = facts
    .ofKind('declaration')
    .filter(
      ({ exported, group, name }) => exported === false && group !== 'class' && beginningWith(letters).test(name),
    );
  if (found.length === 0)
    page.error(`<Declarations unexported="${letters}"> matches no types. Use letters such as A-D.`);
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function beginningWith(letters: string): RegExp {
  return new RegExp(`^_*[${letters}]`, 'i');
}

/**
 * Renders the declaration of a class, interface or namespace without a title, because the heading above is its title.
 */
function showType(fact: Fact, showing: Showing): ElementContent[] {
  showing.page.claim(fact.id);
  return [...aboutType(fact, showing.facts), ...showList(membersOf(fact, showing.facts), showing)];
}

/** Matches declarations that can have members. Methods are left out, because each lookup would scan all facts. */
const withMembers = /^(?:class|interface|type|function|constant|namespace)$/;

function membersOf(fact: Fact, facts: Facts): Fact[] {
  return withMembers.test(fact.group ?? '') ? facts.resolve(`${fact.id}.*`) : [];
}

function showList(members: readonly Fact[], showing: Showing): ElementContent[] {
  const { facts, deep, page } = showing;
  const repeated = members.filter((member) => isRepeated(member, facts));
  const own = members.filter((member) => !repeated.includes(member));
  const nested = deep ? own.filter((member) => membersOf(member, facts).length > 0) : [];
  return [
    ...groups.flatMap(([title, includes]) => {
      const some = own.filter((member) => includes.test(member.group ?? '') && !nested.includes(member));
      if (some.length === 0) return [];
      return [
        h('p', { class: 'member-group' }, title),
        h(
          'dl',
          { class: 'members' },
          some.flatMap((member) => showMember(member, showing)),
        ),
      ];
    }),
    ...(repeated.length > 0 ? [showRepeated(repeated, showing)] : []),
    ...nested.flatMap((member) => [
      h('p', { class: 'member-title', id: claim(member, page) ?? null }, h('code', member.name)),
      ...said(member, takeSentence(member, showing.words)),
      ...aboutType(member, facts),
      ...showList(membersOf(member, facts), showing),
    ]),
  ];
}

/** Whether a class member is a static one inherited from the base class, or a second export of the same name. */
function isRepeated(member: Fact, facts: Facts): boolean {
  const isTwin = (fact: Fact): boolean => (fact.sameAs ?? []).some((id) => id.startsWith('declaration:'));
  const members = membersOf(member, facts);
  return isTwin(member) || (members.length > 0 && members.every(isTwin));
}

function showRepeated(members: readonly Fact[], { facts, page }: Showing): ElementContent {
  const names = members.map((member): ElementContent[] => {
    const id = claim(member, page);
    for (const child of membersOf(member, facts)) page.claim(child.id, id);
    return [h('code', { id: id ?? null, [factsAttribute]: factsValue(member) }, memberName(member))];
  });
  return h('p', { class: 'declared' }, ['Also here: ', ...separated(names, ', ')]);
}
