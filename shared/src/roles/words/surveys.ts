/**
 * Names that standard surveys and records give to their variables: population surveys (IPUMS, ACS, CPS, GSS, ESS), health surveys (NHANES,
 * BRFSS, DHS), clinical data (SDTM, OMOP), and the short forms of statistics software.
 */
export const surveys = {
  age: 'agep, agea, ridageyr, prtage, anchor age, age g yr, age decade, over18, ageg, agegr, x age, htage, agerec, agem, alter kat, ageyrs, agecl, agedec, agecont, ageyear, agey, ridagemn, agerev, aged yrs, age dv, eda, etam, cl eta, gruppo eta, alterkl, agegroup, age grp, agecode',
  sex: 'pesex, riagendr, sexp, gndr, female, male, is male, is female, sexvar, birthsex, sexo jefe, geschl, women, man, woman, isfemale, sexo, sex dv, genero, sexe, sesso, gendr, gendercode, sexcode',
  birthYear:
    'yrbrn, birthyr, brthyr, yearbirth, byr, yobirth, jahrgeb, anac, birthy, gebj, gebjahr, annais, anais, anno nasc, byear, bthyr, bornyear, yborn',
  birthDate: 'brthdtc, brthdt, birthdtc',
  maritalStatus:
    'civil, marst, maritl, marsts, pemaritl, dmdmartl, mar, marit, marstatus, maritalst, personal status, widowed, divorced, partner, has partner, spouse, married yn, yearsmarried, never married, maritalb, dmdmartz, mastat, mastat dv, mastat recoded, famstd, stat conj, ecivil, e con, stciv, marital cd, maritstat, marstd',
  relationship:
    'relate, perrp, relshipp, relshp, guardian, rel hh, famrel type, relhead, related, relp, lienf, rela, rel to head, reltohead, relat, rshipa, relhhead',
  householdSize:
    'hhmmb, hompop, childs, sibs, sibsp, parch, chldhm, nchlt, numdep, kidslt, kidsge, dmdhhsiz, dmdfmsiz, hrnumhou, hhadult, numadult, famsze, famsz, npers, adults, babies, nkids, kids under, num kids, no children, son, sons, daughters, num adults, household count, hhnum, npersons, depend, ndep, hh members, childrn, babies count, infants, adult count, nsibs, hhl size, hhgr, nperr, earnrs, nkids dv, hhsize dv, eldch, yngch, np, chborn, nchildren, totchild, n hij, numhhol, hhmemb',
  householdType:
    'ownershp, hetenure, ten, renthom, owner occupied, domicil type, senior citizen, cohabitation, home own, home rooms, property magnitude, lodging, rent, living, living with parents, parents together, home owner, rent own, ownershpd, gq, hht, typl, typm, tenure dv, dwelling type, dwltype, bldgtype',
  education:
    'educa, eisced, edlvl, schl, peeduca, dmdeduc, padeg, madeg, spdeg, educ years, huseduc, wifeduc, isced, hsgrad, graduate, high school graduate, college, educcat, sch level, schoolyears, educrec, education field, edfield, field of education, edattain, discipline, fathereduc, mothereduc, paeduc, maeduc, school level, some college, no degree, educd, edlevel, edlev, educlev, educgroup, educgrp, edgroup, edgrp, edcat, educ cat, yschool, yrschool, yrssch, yrsschool, yrsch, yreduc, yrseduc, yedu, yreduc, educyears, eduyrs, edyears, schyrs, schoolyrs, hiqual, hiqual dv, qualif, edulvl, edulvla, edulvlb, edulvlpb, edulevel, dipl, niv est, nivest, titolostu, isced level, ed attain, edattaind, higrade, higraded, educp, speduc, edmom, eddad, momeduc, dadeduc',
  occupation:
    'wrkstat, emplno, empst, labforce, pemlr, classwkr, occp, socp, cow, pexwk, prestg, isco, isco code, mnactic, wkhp, uhrswork, hrswk, hrs, selfemp, self employed, employed, unemployed, employ, retired, is student, emprelation, wkstat, laborforce, wrkslf, occ code, occgroup, occcat, academic rank, full time, part time, fulltime, parttime, blue collar, white collar, manager flag, lfs, partic, contact title, prof, jobstatus, activity status, work, workstatus, jobcat, military rank, empstatd, classwkrd, esr, jbstat, emplrel, wrkctra, wrkgovt, spwrksta, tact, stib, egp, cs prof, pcs, cno, emprel, wkswork, fulltm, parttm, jobcode, isei, siops, occ isco, soc major',
  employer: 'indp, naicsp, sector, indcode, public sector, job sector, nacer, ind nace, indus, indusd, naf',
  seniority:
    'exper, experience, yrs service, yrs since phd, yrs experience, jobtenure, years employed, employment length, total working years, years in current role, years with curr manager, years since last promotion, service time, present employment since, residence since, emp length, tenured',
  race: 'rac1p, racesing, ptdtrace, ridreth, race eth, nonwhite, black, white, raceth, imprace, is white, afam, minority, race grp, afro, african american, asian, raced, raceallp, raceeth, race cat, racecat, race dv',
  ethnicity:
    'hisp, hispan, hispeth, blgetmg, ethnic id, latinx, ethcat, ethgrp, hispand, hispanc, hispallp, ancestr, ancestrd, ethid, ethn dv, racel dv',
  nationality:
    'ctzcntr, cit, dmdcitz, citizen status, foreign worker, foreign, foreigner, noncitizen, immigrant, migrant, yrimmig, brncntr, born in country, dmdborn, nativ, is immigrant, usborn, foreign born, citizend, citizen cd, yrsusa, yoep, nativity, immi, inatc, natio, nation, dmdborn country, naturalized, cittad, nac anio, migback, migrback, foreignborn, refugee, refugee status',
  birthCountry:
    'bpl, pobp, cntbrth, birthpl, facntr, mocntr, cntbirth, birthctr, bpld, mbpl, fbpl, parborn, granborn, ctrybirth, cobirth, paina, birthctry',
  country: 'noc, nat, ctr, cntry, iso3, iso2, countrycode, iso country, ctry code, cntrycode, isocode',
  region:
    'geography, geo, geo region, health region, admin1, territory code, statefip, stateicp, gestfips, st, regio, x state, reg id, region id, regcode, landkr state, mailing st, nuts1, nuts2, nuts3, birth region, northeast, midwest, prov code, dep code, state fips, geocode1, mmsa, mmsa code, mmsa name, msa code, msa name, cbsa, cbsa code, cbsa name, admin, admin name, adm, adm name, admin code, adm code, gor, gor dv, govtof, bula, ccaa, cpro, ripmf, migplac, pwstate, divis, hhregion, regionname, region name, zone geo, entidad',
  county:
    'countyfip, countyicp, sdistrict, cong dist, congressional district, cd name, postcode area, dist code, district code, kreisnr, gemnr, township, subcounty, governorate, chiefdom, woreda, kebele, tehsil, mandal, panchayat, barangay, oblast, rayon, canton code, cmun, migcounty, lad, lad code, la code, la name, local authority, soa, output area, cluster village, traditional authority, gewog, suco, sub county, local government area, municipio code',
  city: 'metro, metarea, smsa, urban, rural, is urban, is rural, urbanrural, domicil, type residence, community size, sizeplace, citytype, property area, place type, locale type, area of residence, residence, embarked, origin city, cty, place size, ruralurban, resid area, belt, xnorcsiz, srcbelt, tamtoh, urban dv, urbrur, urb rur, urbrural, milieu, milieu de residence, residence type, residence area, type of place, type of place of residence, place of living, locality type, area type, areatype, urb, setting type, orig, dest, origin airport, destination airport, departure airport, arrival airport, departure city, arrival city, destination city, boarding point, pickup location, dropoff location, boarding station, home airport',
  postcode:
    'cap, zipcd, zcta5, patient zip, mailing zip, zip4, postcode4, plz, npa, codpos, cod postal, postal, zip3, zip5, zipcode, pcode, outcode, postdistrict, postcode district, postcode sector',
  military: 'veteran3, vetstat, mil, milserv, ex military, vetstatd, is veteran',
  language: 'lanx, speakeng, langp, lang home, lnghom, interview lang, lanp, langhome, intlang, eng spoken',
  body: 'bmxht, bmxwt, bmxwaist, htm4, wtkg3, htin, wtlb, hgtcm, wgtkg, heightcm, weightkg, hghtm, wghtk, height m, bwght',
  organisation:
    'siteid, invid, inst id, hospid, schoolid, schid, deptid, classtype, care site id, provider site, class id, wardid, facid, facility id, centerid, clustid, psu, practice id, battalion, pclass, cabin, deck, league, sport, party room, homeroom, cohort, school code, udise, campus name, troop, regiment, seat, seat no, seat number, cabin class, travel class, booking class, bed no, room no, home library, home branch',
  vitalStatus: 'dthfl, dthflag, mort, mortstat, vstatus, survived, death event, dead flag, hospital expire flag',
} as const;
