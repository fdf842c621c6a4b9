/** How the strip looks beside the page that it is part of: in the colours of the editor's own buttons and fields, on one column where there is little room. */
export const stripStyle = `
#what-if .sides{display:grid;grid-template:'controls state' auto 'controls outcome' 1fr/minmax(0,3fr) minmax(0,2fr);gap:1rem 1.5rem;align-items:start}
#what-if .controls{grid-area:controls}
#what-if-outcome{grid-area:outcome}
#what-if form{padding:1rem;border:1px solid var(--quasi-grid);border-radius:.5rem}
#what-if .control{display:grid;grid-template-columns:8rem minmax(6rem,1fr) minmax(0,1.4fr);gap:.25rem .75rem;align-items:center;padding:.3rem 0}
#what-if .control label{font-weight:600;overflow-wrap:anywhere}
#what-if .control output{color:var(--quasi-quiet);font-size:.9rem;overflow-wrap:anywhere}
#what-if .goal p{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;margin:0}
#what-if .goal output{min-width:2.5rem;color:var(--quasi-ink);font-size:1.4rem;font-weight:600;font-variant-numeric:tabular-nums}
#what-if input[type=range]{width:100%;height:1.5rem;margin:0;accent-color:var(--quasi-1)}
#what-if input:disabled{opacity:.5}
#what-if fieldset{margin:.75rem 0;padding:0;border:0;border-top:1px solid var(--quasi-grid);min-width:0}
#what-if legend{padding:0 .5rem 0 0;font-size:.9rem;color:var(--quasi-quiet)}
#what-if .removing{display:flex;gap:.5rem;align-items:baseline}
#what-if .reached{grid-area:state;max-width:none;margin:0;background:var(--quasi-page);padding:.6rem .8rem;border:1px solid;border-left-width:.35rem;border-radius:.3rem}
#what-if .reached::before{content:"✗ "/"";font-weight:700}
#what-if .reached.pass::before{content:"✓ "/""}
#what-if table{width:100%}
#what-if caption{text-align:left;font-weight:600;padding-bottom:.3rem}
#what-if td,#what-if thead th:not(:first-child){text-align:right;padding-right:0;padding-left:.75rem;white-space:nowrap}
#what-if td+td{font-weight:600}
#what-if [aria-busy=true]{opacity:.6}
#what-if .acts{display:flex;flex-wrap:wrap;gap:.5rem;max-width:none;margin:1rem 0 0}
#what-if button{padding:.35rem .9rem;font:inherit;border:1px solid var(--vscode-button-border,var(--quasi-axis));border-radius:.2rem;color:var(--vscode-button-secondaryForeground,var(--quasi-ink));background:var(--vscode-button-secondaryBackground,var(--quasi-soft));cursor:pointer}
#what-if button.first{color:var(--vscode-button-foreground,var(--quasi-page));background:var(--vscode-button-background,var(--quasi-link))}
#what-if button:disabled{color:var(--quasi-quiet);background:transparent;border-style:dashed;cursor:default}
#what-if :is(button,input):focus-visible{outline:2px solid var(--vscode-focusBorder,var(--quasi-link));outline-offset:2px}
@media (forced-colors:active){#what-if button.first{color:ButtonText;background:ButtonFace}}
@media (max-width:52rem){#what-if .sides{grid-template:'state' auto 'controls' auto 'outcome' auto/minmax(0,1fr)}#what-if .reached{position:sticky;top:.5rem;z-index:1}}
@media (max-width:34rem){#what-if .control{grid-template-columns:minmax(0,1fr)}}
`;
