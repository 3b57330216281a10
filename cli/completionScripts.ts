/**
 * Bash splits words at @ and :. So the script passes the whole line, and removes from each answer the part
 * before the split.
 */
const bash = `_chimein() {
  local line="\${COMP_LINE:0:COMP_POINT}" current="\${COMP_WORDS[COMP_CWORD]}" word choice
  word="\${line##*[[:space:]]}"
  COMPREPLY=()
  while IFS=$'\\t' read -r choice _; do
    choice="\${choice#"\${word%"$current"}"}"
    [[ "$choice" == *[[:space:]]* ]] && printf -v choice %q "$choice"
    [[ -n "$choice" ]] && COMPREPLY+=("$choice")
  done < <(chimein __complete -- "$line" 2>/dev/null)
}
complete -o default -F _chimein chimein
`;

const zsh = `_chimein() {
  local -a choices
  local choice about
  while IFS=$'\\t' read -r choice about; do
    choices+=("\${choice//:/\\\\:}:$about")
  done < <(chimein __complete -- "\${(j: :)words[1,CURRENT]}" 2>/dev/null)
  if (( \${#choices} )); then _describe 'chimein' choices; else _files; fi
}
compdef _chimein chimein
`;

const fish = `function __chimein_complete
  set -l line (commandline -cp)
  set -l choices (chimein __complete -- "$line" 2>/dev/null)
  if test (count $choices) -gt 0
    printf '%s\\n' $choices
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c chimein -f -a '(__chimein_complete)'
`;

export const shells = { bash, zsh, fish } as const;
export type Shell = keyof typeof shells;
